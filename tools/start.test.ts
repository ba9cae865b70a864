import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('npm start stops with SIGTERM, and leaves no orphan', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn('npm', ['run', '--silent', 'start'], {
    // A group of its own, so that the test can end an orphan.
    detached: true,
    env: { ...process.env, OUT_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    if (child.stdout.readableEnded) return;
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
  const [printed] = await once(child.stdout, 'data');
  expect(String(printed)).toBe('Building the demo\n');
  child.kill('SIGTERM');
  // Ends once no process holds the other end any more.
  await expect.poll(() => child.stdout.readableEnded, { timeout: 20_000 }).toBe(true);
});
