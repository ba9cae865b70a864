/**
 * Settles after the tasks that wait already, so that the browser can paint and respond to input in between. A timer
 * would take a second in a hidden tab.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
