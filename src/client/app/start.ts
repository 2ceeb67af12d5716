import { nextTask } from '../lib/nextTask';

/** Evaluates the app in several tasks: as one it would block a cheap phone for a third of a second. */
export async function startApp() {
  await nextTask();
  await import(/* webpackMode: "eager" */ './theme/theme');
  await nextTask();
  await import(/* webpackMode: "eager" */ './store');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../layouts/public/PublicLayout');
  await nextTask();
  const { hydrate } = await import(/* webpackMode: "eager" */ './hydrate');
  await hydrate();
}
