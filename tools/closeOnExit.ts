import { spawnSync } from 'node:child_process';

/** How often a process started by npm checks whether npm is still running, in ms. */
const POLL_INTERVAL = 500;

/** The npm process that started this one, either directly or through a shell. */
function findNpm(): number {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' });
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  return parent !== undefined && /(?:^|\/)\w*sh$/.test(command.trim()) ? Number(parent) : process.ppid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Stops this process cleanly on Ctrl+C and SIGTERM, and when the npm process that started it is gone without forwarding
 * a signal: otherwise an orphan would keep the port.
 */
export function closeOnExit(close: () => Promise<void>): void {
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
  const npm = findNpm();
  setInterval(() => (process.ppid !== parent || !isRunning(npm)) && stop(), POLL_INTERVAL).unref();
}
