/** Resolves in a task of its own, so that the browser can respond before. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
