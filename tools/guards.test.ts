import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../src/contract/endpoints.ts';
import { routePatterns } from '../src/routes.ts';
import { lintOverrides, mayImport } from './layers.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const FOLDERS = ['src', 'mocks', 'stories', 'acceptance', 'tools', '.storybook'];

/** Every hand-written source file, by its path from the repository root. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
).map((file) => ({ file, text: read(file) }));

const inApp = sources.filter(({ file }) => file.startsWith('src/') && !file.endsWith('.test.ts'));
const filesWith = (pattern: RegExp, files = inApp): string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const imports = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:from|import|import\()\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map((match) => ({
    from: file,
    to: path.posix.join(path.posix.dirname(file), match[1] ?? ''),
  })),
);

/** The lint configuration; its comments are on separate lines. */
const lintConfig = z
  .object({
    overrides: z.array(z.object({ files: z.array(z.string()), rules: z.record(z.string(), z.unknown()) })),
  })
  .parse(JSON.parse(read('.oxlintrc.json').replaceAll(/^\s*\/\/.*$/gm, '')));

describe('the app', () => {
  test('fetches in one file', () => {
    expect(filesWith(/\bfetch\(/)).toEqual(['src/api/client.ts']);
  });
  test('keeps client storage in one folder', () => {
    const stores = filesWith(/\b(?:local|session)Storage\b|\bindexedDB\b|'idb-keyval'/);
    expect(stores.filter((file) => !file.startsWith('src/storage/'))).toEqual([]);
  });
  test('references the mock backend once, in loadMocks.ts', () => {
    const named = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('mocks/'));
    expect(named).toEqual([{ from: 'src/loadMocks.ts', to: 'mocks/browser.ts' }]);
  });
  test('loads no Node module in the page', () => {
    const loaded = new Set(['src/main.tsx']);
    for (const file of loaded)
      for (const { to } of imports.filter(({ from }) => from === file)) loaded.add(to);
    expect(loaded).toContain('mocks/live/pageSocketTransport.ts');
    expect(
      filesWith(
        /from '(?:node:|ws')/,
        sources.filter(({ file }) => loaded.has(file)),
      ),
    ).toEqual([]);
  });
  test('has colors in the theme only', () => {
    const outside = inApp.filter(({ file }) => !file.startsWith('src/ui/theme/'));
    expect(filesWith(/#[0-9a-fA-F]{6}\b|\brgba?\(|\bhsla?\(/, outside)).toEqual([]);
  });
  test('reads the time from one clock', () => {
    expect(filesWith(/Date\.now\(|new Date\(\)/)).toEqual(['src/shared/clock.ts']);
  });
  test('spells API paths in the endpoint table only', () => {
    const outside = inApp.filter(({ file }) => file !== 'src/contract/endpoints.ts');
    expect(filesWith(/['"`]\/api\//, outside)).toEqual([
      'src/contract/endpoint.ts',
      'src/contract/serverPaths.ts',
    ]);
  });
});

describe('every source file', () => {
  test('has no file over 250 lines', () => {
    const long = sources
      .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 250);
    expect(long).toEqual([]);
  });
  test('uses no outdated names', () => {
    const replaced =
      'allBut beginningOf bellText callsOpen capOf cardsChunk climbNews complaint crossCloses fineFaults Folio followControls freshen freshens freshness Grabber hasMoved HeldNotifications holdCallsUntil holdRedirect holdReplies holdScripts holdToasts isEcho isSecondOfVote keepFirstVotes keepPointRules keepSecondPhoneState keptFuture keptOrNull lateColumnsOf leadWhileSeen lendStorage misfits Moving newsKey newsOfToday newsText notByPerson OneAfterOther otherFuture OwnOnly passFocus performerOf personNow PlacePicture PlaceRow questionPlace renderMoment showWhole slimIcons slimMocks standings storytellers Surroundings tellFailure Ticking toEnds typist useHeldLevel useHeldTravellers useKeptType useLeaving usePace useRestTimer useStamped useViewer useWire viewerQuery waitingNews WeekRoad wireTable workOff worldNow'.split(
        ' ',
      );
    const others = sources.filter(({ file }) => file !== 'tools/guards.test.ts');
    expect(filesWith(new RegExp(`\\b(?:${replaced.join('|')})\\b`), others)).toEqual([]);
  });
  test('finds things in journeys by role and name; what has neither is named in acceptance/support/appearance.ts', () => {
    const journeys = sources.filter(({ file }) => /^acceptance\/(?:journeys|pages)\//.test(file));
    expect(filesWith(/\.(?:locator|\$|\$\$)\(/, journeys)).toEqual([]);
  });
  test('disables no check', () => {
    const pattern = new RegExp(
      // Split so that the pattern does not match this file.
      '@ts-(?:ignore|nocheck)|(?:ox|es)lint-(?:disable)|\\.(?:only|skip)\\(',
    );
    expect(filesWith(pattern, sources)).toEqual([]);
  });
  test('imports only what the table of layers allows', () => {
    expect(imports.filter(({ from, to }) => !mayImport(from, to))).toEqual([]);
  });
  test('has the same table in lint', () => {
    const withImports = lintConfig.overrides.filter(({ rules }) => 'no-restricted-imports' in rules);
    expect(withImports).toEqual(lintOverrides());
  });
  test('has at most four files with a function over 40 lines, components apart', () => {
    const unlimited = lintConfig.overrides.filter(({ rules }) => rules['max-lines-per-function'] === 'off');
    const files = unlimited.flatMap((override) => override.files).filter((file) => !file.includes('*'));
    expect(files.length).toBeLessThanOrEqual(4);
  });
  test('has no import cycles between features', () => {
    const featureOf = (file: string): string => /^src\/features\/([^/]+)/.exec(file)?.[1] ?? '';
    // A feature's queries count as a separate feature, which any other may import.
    const nodeOf = (file: string): string =>
      featureOf(file) + (file.endsWith('/queries.ts') ? '/queries' : '');
    let left = imports
      .filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to))
      .map(({ from, to }) => ({ from: nodeOf(from), to: nodeOf(to) }));
    // A feature that imports none of the remaining ones is not part of a cycle.
    for (let before = 0; before !== left.length;) {
      before = left.length;
      const importing = new Set(left.map(({ from }) => from));
      left = left.filter(({ to }) => importing.has(to));
    }
    expect(left).toEqual([]);
  });
  test('[SHIP-11] pins exact versions and uses every package it names', () => {
    const strings = z.record(z.string(), z.string());
    const manifest = z
      .object({ dependencies: strings, devDependencies: strings, scripts: strings })
      .parse(JSON.parse(read('package.json')));
    const scripts = Object.values(manifest.scripts).join('\n');
    const versions = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const wanted =
      'react react-dom react-router-dom @tanstack/react-query msw @mswjs/data @faker-js/faker mock-socket styled-components framer-motion storybook @storybook/react-vite vite vitest @testing-library/user-event'.split(
        ' ',
      );
    const allText = sources.map(({ text }) => text).join('\n');
    const isUsed = (name: string): boolean => allText.includes(`'${name}`) || scripts.includes(`${name} `);
    expect(wanted.filter((name) => !(name in versions) || !isUsed(name))).toEqual([]);
  });
});

describe('the contract', () => {
  test('has these endpoints (npm run test:unit -- tools/guards -u adds a new one)', () => {
    const list = Object.values(endpoints).flatMap((resource) =>
      Object.values(resource).map((endpoint) => `${endpoint.method} ${endpoint.path}`),
    );
    expect(list.toSorted().join('\n')).toMatchInlineSnapshot(`
      "DELETE /api/travel-todos/:id
      GET /api/auth/user
      GET /api/custom-destinations
      GET /api/custom-destinations/:id
      GET /api/custom-packages
      GET /api/custom-packages/:id
      GET /api/leaderboard
      GET /api/local-questions
      GET /api/local-questions/:id
      GET /api/posts/:id
      GET /api/search
      GET /api/sponsors
      GET /api/trending-tags
      GET /api/unified-feed
      GET /api/users/:id
      GET /api/users/:id/badges
      GET /api/users/:id/bookmarks
      GET /api/users/:id/challenges
      GET /api/users/:id/local-questions
      GET /api/users/:id/posts
      GET /api/users/:id/ranking
      GET /api/users/:id/stats
      GET /api/users/:id/travel-todos
      GET /api/users/:id/visited-places
      PATCH /api/auth/user
      PATCH /api/travel-todos/:id/visited
      POST /api/auth/user/profile-picture
      POST /api/itinerary-comparison
      POST /api/local-answers/:answerId/vote
      POST /api/local-questions
      POST /api/local-questions/:id/answers
      POST /api/polls/:id/vote
      POST /api/posts
      POST /api/posts/:id/bookmark
      POST /api/posts/:id/comments
      POST /api/posts/:id/like
      POST /api/sponsors/:id/click
      POST /api/sponsors/:id/impression
      POST /api/travel-todos"
    `);
  });
  test('[APP-01 to APP-18] has these routes (add a new one here)', () => {
    expect(Object.values(routePatterns)).toEqual([
      '/',
      '/profile/:userId?',
      '/edit-profile',
      '/explore',
      '/todo-list',
      '/create-post',
      '/post/:id',
      '/ask-local',
      '/question/:id',
      '/travel-planning',
      '/packages',
      '/package/:id',
      '/destinations',
      '/destination/:id',
      '/leaderboard',
      '/landing',
      '*',
    ]);
  });
  const known = Object.entries(routePatterns).filter(([, pattern]) => pattern !== '*');
  test.each(['journeys/states.spec.ts', 'journeys/hosting.spec.ts', 'engines/journeys/screens.ts'])(
    'has each route opened by acceptance/%s',
    (file) => {
      const text = read(`acceptance/${file}`);
      const isOpened = (pattern: string): boolean => {
        const address = pattern
          .replace(/\/:\w+\?$/, '')
          .slice(1)
          .replaceAll(/:\w+/g, "[^'`/]+");
        return new RegExp(`['\`]/?${address}['\`/?]`).test(text);
      };
      expect(known.filter(([, pattern]) => !isOpened(pattern))).toEqual([]);
    },
  );
  test('[QA-03] has each route drawn by tools/blastRadius/renderScreens.tsx', () => {
    const text = read('tools/blastRadius/renderScreens.tsx');
    expect(known.filter(([name]) => !text.includes(`paths.${name}(`))).toEqual([]);
  });
});
