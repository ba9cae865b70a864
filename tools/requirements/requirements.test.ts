import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverageOf, unknownIds } from './coverage.ts';
import { requirementsPage } from './page.ts';
import { idsIn, parseDecisions, parseRequirements } from './requirements.ts';
import { type Result, readPlaywright, readVitest } from './results.ts';

const docs = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../docs', name), 'utf8');

describe('idsIn', () => {
  test.each([
    ['one ID', '[FEED-07] opens the form', ['FEED-07']],
    ['two brackets', '[FEED-07] [AMB-34] opens', ['FEED-07', 'AMB-34']],
    ['a list', '[FEED-07, LB-09] opens', ['FEED-07', 'LB-09']],
    ['a range', '[APP-09 to APP-11]', ['APP-09', 'APP-10', 'APP-11']],
    ['an ID named twice', '[FEED-07] in [FEED-07]', ['FEED-07']],
    ['an ID without brackets', 'opens (FEED-07)', []],
    ['other brackets', 'refuses [1] and [] and ["A"]', []],
    ['a bracket that cannot be read', '[FEED-07 and others]', ['FEED-07 and others']],
  ])('reads %s', (_, title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

describe('the documents', () => {
  test('have each ID once', () => {
    const ids = parseRequirements(docs('requirements.md')).map((requirement) => requirement.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('reference only existing decisions', () => {
    const decisions = parseDecisions(docs('decisions.md'));
    const named = `${docs('requirements.md')}${docs('decisions.md')}`.match(/AMB-\d+/g) ?? [];
    expect(named.filter((found) => !(found in decisions))).toEqual([]);
  });
  test('have no line that is skipped because of its format', () => {
    const lines = docs('requirements.md').match(/^- /gm) ?? [];
    expect(parseRequirements(docs('requirements.md'))).toHaveLength(lines.length);
    const numbered = docs('decisions.md').match(/^- \*?\*?AMB/gm) ?? [];
    expect(Object.keys(parseDecisions(docs('decisions.md')))).toHaveLength(numbered.length);
  });
});

const vitestReport = {
  testResults: [
    {
      name: '/top/src/a.test.ts',
      assertionResults: [
        { fullName: 'feed [FEED-07] opens', status: 'passed', meta: {} },
        { fullName: 'feed [LB-09] links', status: 'failed', meta: {} },
      ],
    },
    {
      name: '/top/stories/A.stories.tsx',
      assertionResults: [
        { fullName: 'Open', status: 'passed', meta: { storyId: 'a--open', requirements: ['FEED-07'] } },
        {
          fullName: 'Left out',
          status: 'pending',
          meta: { storyId: 'a--left-out', requirements: ['FEED-07'] },
        },
      ],
    },
  ],
};
const journey = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
const playwrightReport = {
  config: { rootDir: '/top/acceptance/journeys' },
  suites: [
    {
      title: 'a.spec.ts',
      specs: [journey('[FEED-07] by hand', 'expected')],
      suites: [{ title: '[APP-01]', specs: [journey('is skipped', 'skipped')] }],
    },
  ],
};
const results: Result[] = [...readVitest(vitestReport, '/top'), ...readPlaywright(playwrightReport, '/top')];

test('reads executed tests from both reporters', () => {
  expect(results.map(({ kind, title, file, status }) => [kind, title, file, status])).toEqual([
    ['unit', 'feed [FEED-07] opens', 'src/a.test.ts', 'passed'],
    ['unit', 'feed [LB-09] links', 'src/a.test.ts', 'failed'],
    ['story', 'a--open', 'stories/A.stories.tsx', 'passed'],
    ['story', 'a--left-out', 'stories/A.stories.tsx', 'skipped'],
    ['journey', '[FEED-07] by hand', 'acceptance/journeys/a.spec.ts', 'passed'],
    ['journey', '[APP-01] is skipped', 'acceptance/journeys/a.spec.ts', 'skipped'],
  ]);
});

const requirement = (name: string) => ({ id: name, area: 'FEED: home feed', kind: 'screen', text: 'a < b' });
const coverage = coverageOf(['FEED-07', 'LB-09', 'APP-01'].map(requirement), results);

test('counts a requirement as covered only by a passing test', () => {
  expect(coverage.map(({ status }) => status)).toEqual(['passed', 'failed', 'missing']);
});

test('finds unknown IDs', () => {
  expect(unknownIds(new Set(['FEED-07', 'APP-01']), results)).toEqual(['LB-09 in src/a.test.ts']);
});

test('lists status, tests and stories of each requirement on a page', () => {
  const page = requirementsPage(coverage, 'one of three');
  expect(page).toContain('<a href="../docs/requirements.md#feed-home-feed">FEED-07</a>');
  expect(page).toContain('a &lt; b');
  expect(page).toContain('<summary>2 tests</summary>');
  expect(page).toContain('a--open');
  expect(page).toContain('✗ none');
});
