import './app/theme/fonts.css';

/** What waits for the browser, such as a touch, comes before what follows. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // No timer: browsers make nested ones wait.
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/**
 * All of it is in the first script; evaluated at once it would hold up a cheap phone for a quarter
 * of a second, so each part has a task of its own.
 */
async function start() {
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createSiteTheme"] */ './app/theme/theme');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["api"] */ './api');
  await nextTask();
  const { mount } = await import(/* webpackMode: "eager" */ './mount');
  await nextTask();
  await mount();
}

void start();
