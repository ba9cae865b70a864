import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isFresh } from './builds.ts';

let folder = '';
const at = (name: string): string => path.join(folder, name);
function write(name: string, seconds: number): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), '');
  utimesSync(at(name), seconds, seconds);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  write('src/deep/a.ts', 100);
  write('src/deep/b.ts', 100);
  utimesSync(at('src/deep'), 100, 100);
  utimesSync(at('src'), 100, 100);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('isFresh', () => {
  test('is false if there is no build', () => {
    expect(isFresh(at('manifest.json'), [at('src')])).toBe(false);
  });
  test('is true if no source is newer than the build', () => {
    write('manifest.json', 200);
    expect(isFresh(at('manifest.json'), [at('src')])).toBe(true);
  });
  test('is false after a source is changed', () => {
    write('manifest.json', 200);
    utimesSync(at('src/deep/a.ts'), 300, 300);
    expect(isFresh(at('manifest.json'), [at('src')])).toBe(false);
  });
  test('is false after a source is removed', () => {
    write('manifest.json', 200);
    rmSync(at('src/deep/b.ts'));
    expect(isFresh(at('manifest.json'), [at('src')])).toBe(false);
  });
});
