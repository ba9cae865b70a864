import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Provides a display for a browser without a headless mode: the current one, or a virtual one. */
export async function startDisplay(): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
  if (process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) return { env: {}, close: async () => undefined };
  const program = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(program.stdout, 'data');
  return {
    env: { DISPLAY: `:${String(number).trim()}` },
    async close() {
      const gone = once(program, 'exit');
      program.kill();
      await gone;
    },
  };
}
