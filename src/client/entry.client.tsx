import { loadPersistently } from './lib/loadPersistently';

/** Milliseconds that scripts wait for the page's images, which they would delay on a slow line. */
const MAX_WAIT = 3000;

const loaded = new Promise((resolve) => {
  window.addEventListener('load', resolve);
  setTimeout(resolve, MAX_WAIT);
});

async function start() {
  await loaded;
  const [{ startApp }] = await Promise.all([import('./app/start'), import('react-dom/client')]);
  await startApp();
}

void loadPersistently(start);
