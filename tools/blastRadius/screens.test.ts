import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { renderTime } from '../../src/shared/renderTime.ts';
import { mutateReplies, report } from './mutateReplies.ts';
import { mutated } from './mutations.ts';
import { findExecutedText } from './findExecutedText.ts';
import { hostileCount, makeHostile } from './hostileTexts.ts';
import { namesPage } from '../screenNames/namesPage.ts';
import { createScreens } from './renderScreens.tsx';

const FILE = 'reports/blast-radius.md';
const isFullRun = process.env.BLAST_RADIUS === 'all';

const screens = await createScreens();
afterAll(() => renderTime.release());

/** Picks the middle field, which is neither the id nor the last date. */
const middleField = <V>(fields: readonly V[]): V[] => fields.slice(Math.floor(fields.length / 2)).slice(0, 1);

test(
  '[QA-03] a reply with a wrong field causes neither a white page nor programmer jargon',
  { timeout: isFullRun ? 3_600_000 : 300_000 },
  async () => {
    const combinations = isFullRun
      ? await mutateReplies(screens)
      : await mutateReplies(screens, middleField, 1);
    if (isFullRun) {
      mkdirSync('reports', { recursive: true });
      writeFileSync(FILE, report(combinations));
    }
    expect(combinations.length).toBeGreaterThan(20);
    expect(combinations.filter(({ verdict }) => /white|raw value/.test(verdict))).toEqual([]);
  },
);

test.each([
  ['GET /api/users/:id/stats', 'level', 'Profile'],
  ['GET /api/users/:id/ranking', 'rank', 'Leaderboard'],
  ['GET /api/users/:id/challenges', 'target', 'Profile'],
  ['GET /api/local-questions', 'country', 'Ask a Local'],
  ['GET /api/custom-packages/:id', 'title', 'Package'],
  ['GET /api/custom-destinations/:id', 'name', 'Destination'],
])('[QA-03] without a word that only programmers know: %s without %s', async (read, field, screen) => {
  const { verdict, problem } = await screens.render(screen, (each, reply) => {
    if (each !== read) return reply;
    return mutated(reply, Array.isArray(reply) ? [0, field] : [field], 'absent');
  });
  expect(`${verdict} ${problem}`.trim()).toBe('fine');
});

test('detects markup that would execute', () => {
  expect(
    findExecutedText('<p><img src=x onerror=alert(1)><a href="java\nscript:alert(1)">x</a></p>'),
  ).toHaveLength(2);
  expect(findExecutedText('<link rel="preload" as="image" href="vbscript:msgbox(1)">')).toEqual([]);
  expect(hostileCount).toBe(60);
});

test('[SHIP-02] executes no code from replies, on any screen', { timeout: 60_000 }, async () => {
  const running: string[] = [];
  let screensWithHostileText = 0;
  for (const name of screens.names) {
    const change = makeHostile(screensWithHostileText);
    const { html, verdict, problem } = await screens.render(name, (_read, reply) => change(reply));
    expect(`${name}: ${verdict} ${problem}`).not.toContain('white page');
    if (html.includes('&lt;script&gt;alert(1)')) screensWithHostileText += 1;
    running.push(...findExecutedText(html).map((found) => `${name}: ${found}`));
  }
  expect(running).toEqual([]);
  // The rest, such as forms and the landing page, show no text by other users.
  expect(screensWithHostileText).toBeGreaterThanOrEqual(10);
});

test(
  '[QA-04] docs/names-on-screen.md says what the screens show (npm run names-on-screen writes it)',
  { timeout: 60_000 },
  async () => {
    const html: Record<string, string> = {};
    for (const name of screens.names) html[name] = (await screens.render(name)).html;
    await expect(namesPage(html)).toMatchFileSnapshot('../../docs/names-on-screen.md');
  },
);
