/** How often a process that npm has started looks whether npm is still there, in ms. */
const LOOK = 500;

/**
 * Stops this process cleanly on Ctrl+C and SIGTERM, and where npm, which has started it, is gone without passing a
 * signal on: else an orphan would keep the port.
 */
export function stopWith(close: () => Promise<void>): void {
  let isStopping = false;
  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), LOOK).unref();
}
