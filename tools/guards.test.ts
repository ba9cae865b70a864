import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../src/contract/endpoints.ts';
import { routePatterns } from '../src/routes.ts';

const root = path.resolve(import.meta.dirname, '..');
const ROOMS = ['src', 'mocks', 'stories', 'acceptance', 'tools', '.storybook'];

/** Every hand-written source file, by its path from the top. */
const sources = ROOMS.flatMap((room) =>
  readdirSync(path.join(root, room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const inApp = sources.filter(({ file }) => file.startsWith('src/') && !file.endsWith('.test.ts'));
const filesWith = (pattern: RegExp, files = inApp): string[] =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** A file's room, as architecture.md names them: `src/ui`, `src/features/posts`, `mocks`. */
function roomOf(file: string): string {
  const [top, second, third] = file.split('/');
  if (top !== 'src') return top ?? '';
  if (second === 'features') return `src/features/${third}`;
  return second?.includes('.') ? `src/${second.replace(/\.tsx?$/, '')}` : `src/${second}`;
}
const imports = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:from|import|import\()\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map((match) => ({
    from: file,
    to: path.posix.join(path.posix.dirname(file), match[1] ?? ''),
  })),
);

describe('the app', () => {
  test('fetches in one file', () => {
    expect(filesWith(/\bfetch\(/)).toEqual(['src/api/client.ts']);
  });
  test('names the mock side once, in main.tsx', () => {
    const named = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('mocks/'));
    expect(named).toEqual([{ from: 'src/main.tsx', to: 'mocks/browser.ts' }]);
  });
  test('brings nothing of Node into the page', () => {
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
  test('keeps colours in the theme', () => {
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

describe('the house', () => {
  test('has no file over 250 lines', () => {
    const long = sources
      .filter(({ text }) => text.trimEnd().split('\n').length > 250)
      .map(({ file }) => file);
    expect(long).toEqual([]);
  });
  test('silences no check', () => {
    const pattern = new RegExp(
      // Written so that the pattern does not find itself.
      '@ts-(?:ignore|nocheck)|(?:ox|es)lint-(?:disable)|\\.(?:only|skip)\\(',
    );
    expect(filesWith(pattern, sources)).toEqual([]);
  });
  test('lets no room import what is above it', () => {
    const allowed: Record<string, RegExp> = {
      'src/shared': /^$/,
      'src/contract': /^src\/shared$/,
      'src/routes': /^src\/shared$/,
      'src/ui': /^src\/(shared|brand)$/,
      'src/brand': /^src\/(shared|ui)$/,
      'src/api': /^src\/(shared|contract|ui|routes)$/,
      'src/layout': /^src\/(shared|contract|api|ui|brand|routes|app|features\/\w+)$/,
      'src/screens': /^src\/(features\/\w+|layout|ui|brand|shared|api|contract|routes)$/,
      'src/app': /^src\/(screens|layout|features\/\w+|ui|brand|shared|api|contract|routes)$/,
      mocks: /^src\/(contract|shared|routes)$/,
    };
    const broken = imports
      .map(({ from, to }) => ({ from, to, room: roomOf(from), target: roomOf(to) }))
      .filter(({ room, target }) => room !== target)
      .filter(({ room, target, from }) => {
        if (room === 'mocks' && from.includes('test'))
          return !/^src\/(contract|shared|routes|api)$/.test(target);
        if (room.startsWith('src/features/'))
          return !/^src\/(contract|shared|api|ui|brand|layout|routes|features\/\w+)$/.test(target);
        return allowed[room] ? !allowed[room].test(target) : false;
      });
    expect(broken).toEqual([]);
  });
  test('lets features lean on each other without circles', () => {
    const featureOf = (file: string): string => roomOf(file).replace('src/features/', '');
    let left = imports
      .filter(({ from, to }) => from.startsWith('src/features/') && to.startsWith('src/features/'))
      .map(({ from, to }) => ({ from: featureOf(from), to: featureOf(to) }))
      .filter(({ from, to }) => from !== to);
    // What leans on nothing that is left is no part of a circle.
    for (let before = 0; before !== left.length;) {
      before = left.length;
      const leaning = new Set(left.map(({ from }) => from));
      left = left.filter(({ to }) => leaning.has(to));
    }
    expect(left).toEqual([]);
  });
  test('[SHIP-11] pins exact versions and uses every package it names', () => {
    const texts = z.record(z.string(), z.string());
    const manifest = z
      .object({ dependencies: texts, devDependencies: texts, scripts: texts })
      .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
    const scripts = Object.values(manifest.scripts).join('\n');
    const versions = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const wanted =
      'react react-dom react-router-dom @tanstack/react-query msw @mswjs/data @faker-js/faker mock-socket styled-components framer-motion storybook @storybook/react-vite vite vitest @testing-library/user-event'.split(
        ' ',
      );
    const everything = sources.map(({ text }) => text).join('\n');
    const named = (name: string): boolean => everything.includes(`'${name}`) || scripts.includes(`${name} `);
    expect(wanted.filter((name) => !(name in versions) || !named(name))).toEqual([]);
  });
});

describe('the promise', () => {
  test('is the 39 calls of spec 7', () => {
    const calls = Object.values(endpoints).flatMap((group) =>
      Object.values(group).map(({ method, path: url }) => `${method} ${url}`),
    );
    expect(calls.toSorted()).toEqual(
      [
        'DELETE /api/travel-todos/:id',
        'GET /api/auth/user',
        'GET /api/custom-destinations',
        'GET /api/custom-destinations/:id',
        'GET /api/custom-packages',
        'GET /api/custom-packages/:id',
        'GET /api/leaderboard',
        'GET /api/local-questions',
        'GET /api/local-questions/:id',
        'GET /api/posts/:id',
        'GET /api/search',
        'GET /api/sponsors',
        'GET /api/trending-tags',
        'GET /api/unified-feed',
        'GET /api/users/:id',
        'GET /api/users/:id/badges',
        'GET /api/users/:id/bookmarks',
        'GET /api/users/:id/challenges',
        'GET /api/users/:id/local-questions',
        'GET /api/users/:id/posts',
        'GET /api/users/:id/ranking',
        'GET /api/users/:id/stats',
        'GET /api/users/:id/travel-todos',
        'GET /api/users/:id/visited-places',
        'PATCH /api/auth/user',
        'PATCH /api/travel-todos/:id/visited',
        'POST /api/auth/user/profile-picture',
        'POST /api/itinerary-comparison',
        'POST /api/local-answers/:answerId/vote',
        'POST /api/local-questions',
        'POST /api/local-questions/:id/answers',
        'POST /api/polls/:id/vote',
        'POST /api/posts',
        'POST /api/posts/:id/bookmark',
        'POST /api/posts/:id/comments',
        'POST /api/posts/:id/like',
        'POST /api/sponsors/:id/click',
        'POST /api/sponsors/:id/impression',
        'POST /api/travel-todos',
      ].toSorted(),
    );
  });
  test('[APP-01 to APP-18] is the 17 routes of spec 2', () => {
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
});
