/**
 * Resolves in a later task, so that the browser can handle input in between. By a message and not a timer: those are slowed down in tabs that nobody
 * looks at.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });
