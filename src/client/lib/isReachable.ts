/** Milliseconds for the site to respond. */
const TIMEOUT = 10_000;

/** Whether the site responds: browsers report a connection also where the site is down. */
export const isReachable = () =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  })
    .then(({ status }) => status < 500)
    .catch(() => false);
