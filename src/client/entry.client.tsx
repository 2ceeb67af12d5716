import { loadPersistently } from './lib/loadPersistently';

/** Milliseconds that scripts wait for the page's images, which they would delay on a slow line. */
const MAX_WAIT = 3000;

const loaded = new Promise((resolve) => {
  window.addEventListener('load', resolve);
  setTimeout(resolve, MAX_WAIT);
});

async function start() {
  await loaded;
  // Evaluated one by one, so that a cheap phone responds in between.
  const [{ hydrate }] = await Promise.all([import('./app/hydrate'), import('react-dom/client')]);
  await hydrate();
}

void loadPersistently(start);
