/** What waits for the browser, such as a touch, comes before what follows. */
export const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // No timer: browsers make nested ones wait.
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
