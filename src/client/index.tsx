import './app/theme/fonts.css';
import { nextTask } from './lib/nextTask';

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
