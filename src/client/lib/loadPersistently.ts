import { isReachable } from './isReachable';

/** Milliseconds before a further attempt, unless the connection is back earlier. */
const DELAY = 5000;

const connected = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, DELAY);
  });

/**
 * Loads code that a page needs later. Without a connection the page stays, and requests it again.
 * Rejects only where the site responds without it, as after a deployment.
 */
export async function loadPersistently<Code>(
  load: () => Promise<Code>,
  attempts = 3,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (attempts === 1) throw error;
    await connected();
    return loadPersistently(load, attempts - Number(await isReachable()));
  }
}
