import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { mockChannel } from 'storybook/internal/preview-api';
import { PRELOAD_ENTRIES } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { describe, expect, test, vi } from 'vitest';
import { storiesIn } from '../.storybook/partsList.ts';
import { readSources } from '../.storybook/sourceIndex.ts';
import { readUses } from '../.storybook/usedIn.ts';
import { preloadLater } from '../.storybook/environment/preloading.ts';
import { screenLinks, storyOf } from '../stories/docs/parts/screenLinks.ts';
import { areaOf, filesByResource, groupByFolder } from '../stories/docs/parts/sourceGroups.ts';
import { CHANGED, START, filtered, withStatus } from '../stories/docs/wall/filters.ts';
import { addedTo, revoke } from '../stories/docs/wall/ownApprovals.ts';
import { NOTHING_APPROVED, approve } from './shots/approvals.ts';

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:stories\.tsx|mdx)$/.test(file))
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    code: readFileSync(path.join('stories', file), 'utf8'),
  }));

test('a search finds each page by its own name, not as Docs', () => {
  const pages = storyFiles.filter(({ file }) => file.endsWith('.mdx'));
  expect(pages.length).toBeGreaterThan(10);
  const unnamed = pages.filter(({ code }) => {
    const [, title, name] = /title="Docs\/([^"(]+?)(?: \([^"]*)?"\s+name="([^"]+)"/.exec(code) ?? [];
    return !title || title !== name;
  });
  expect(unnamed.map(({ file }) => file)).toEqual([]);
});

test('the wall shows only what has changed since it was approved', () => {
  const screens = ['Home', 'Explore', 'Landing'].map((screen) => ({
    name: `${screen}--default.light.390`,
    story: `screens-${screen}--default`,
    screen,
    state: 'Default',
    theme: 'light' as const,
    width: 390,
    markup: 'before',
    picture: 'before',
  }));
  const approvals = approve(NOTHING_APPROVED, { madeWith: 'here' }, screens.slice(0, 2));
  const now = screens.map((shot) => (shot.screen === 'Home' ? { ...shot, picture: 'after' } : shot));
  const shown = filtered(withStatus(now, 'here', approvals), { ...START, show: CHANGED });
  expect(shown.map(({ screen, approved, picture }) => [screen, approved, picture])).toEqual([
    ['Home', 'before', 'after'],
  ]);
});

test('an approval on the wall is revoked to what the repository has', () => {
  const repository = { madeWith: 'here', approved: { home: { markup: 'before', picture: 'before' } } };
  const own = { ...repository, approved: { home: { markup: 'now', picture: 'now' } } };
  expect(addedTo(repository, own)).toEqual(['home']);
  expect(revoke(repository, own, 'home')).toEqual(repository);
  expect(revoke(repository, repository, 'home').approved).toEqual({});
  expect(revoke(NOTHING_APPROVED, own, 'home').approved).toEqual({});
});

/** What a file imports statically, and transitively; no types, and no dynamic imports. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, name = ''] of code.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gm))
    if (!name.startsWith('.')) found.add(name);
    else if (/\.tsx?$/.test(name)) loadedWith(path.resolve(path.dirname(file), name), found);
  return found;
}

test('stories and the wall open without the mock backend, the accessibility checks and the blocks of docs', () => {
  const loaded = [...loadedWith(path.resolve('.storybook/preview.tsx'))];
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((name) => /axe-core|addon-a11y|addon-docs|mocks\/http\/handlers/.test(name))).toEqual(
    [],
  );
});

test('the wall in the manager opens without the preview, the app, the mock backend and the stories', () => {
  const loaded = [...loadedWith(path.resolve('stories/docs/wall/page.tsx'))];
  expect(loaded.length).toBeGreaterThan(20);
  expect(
    loaded.filter((name) => /^@?storybook|\/mocks\/|\/src\/app\/|\.stories\.|addon-/.test(name)),
  ).toEqual([]);
});

test('neighbors are loaded only after the first story has opened', () => {
  vi.useFakeTimers();
  const channel = mockChannel();
  addons.setChannel(channel);
  const preload = vi.fn<(request: unknown) => void>();
  channel.on(PRELOAD_ENTRIES, preload);
  preloadLater();
  channel.emit(PRELOAD_ENTRIES, { ids: ['docs-redlines--measured'] });
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
  channel.emit(PRELOAD_ENTRIES, { ids: ['screens-home--default'] });
  vi.runAllTimers();
  expect(preload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

/** What Storybook's search covers: names of components, pages and stories, and headings of pages. */
const searchable = storyFiles.map(({ file, code }) => {
  const names = code.matchAll(/(?:\btitle(?:=|: )'?"?|\bname: '|^export const |^#+ )([^'"\n]+)/gm);
  return {
    entry: path.basename(file).split('.')[0] ?? '',
    words: [...names].flatMap(([, name]) => name ?? []),
  };
});

describe('the search of Storybook', () => {
  test.each([
    ['modal', ['Dialog']],
    ['input', ['TextField', 'TextArea', 'DateField', 'SearchBox', 'FilePicker', 'Stepper']],
    ['radio', ['ChipGroup', 'Menu', 'PollCard']],
    ['checkbox', ['Toggle']],
    ['dark', ['Tokens', 'ScreenWall']],
    ['bottom navigation', ['Layout']],
    ['snackbar', ['Toaster', 'Toasts']],
    ['card', ['Card', 'PostCard', 'PollCard', 'QuestionCard', 'PackageCard', 'DestinationCard']],
    ['toast', ['Toaster', 'Toasts']],
    ['dropdown', ['Menu', 'Select']],
    ['tabs', ['Tabs']],
    ['avatar', ['Avatar']],
    ['price', ['Price', 'PackageCard']],
    ['struck', ['Price']],
    ['strikethrough', ['Price']],
    ['expired', ['PollCard', 'Home', 'PostDetail']],
    ['320', ['Responsive']],
    ['rtl', ['Responsive']],
    ['wcag', ['Accessibility']],
    ['contrast', ['Principles']],
    ['typography', ['Type']],
    ['spacing', ['Space']],
    ['shadow', ['Space']],
    ['easing', ['Motion']],
    ['export', ['Tokens']],
    ['api', ['Reference']],
    ['tone', ['Voice']],
  ])('finds ‘%s’ in %j', (word, entries) => {
    const found = searchable
      .filter(({ words }) => words.some((name) => name.toLowerCase().includes(word)))
      .map(({ entry }) => entry);
    expect(found).toEqual(expect.arrayContaining(entries));
  });
});

describe('what the pages say of the source', () => {
  const { files, texts } = readSources();
  test('has the texts of every folder that the app shows', () => {
    const folders = new Set(texts.map(({ file }) => file.split('/')[1]));
    expect([...folders]).toEqual(expect.arrayContaining(['features', 'layout', 'screens', 'shared', 'ui']));
  });
  test('calls the areas of texts by words that people use, each by its own', () => {
    const areas = groupByFolder(texts.map((text) => ({ ...text, path: text.file }))).map(({ folder }) =>
      areaOf(folder),
    );
    expect(areas).toEqual(expect.arrayContaining(['Packages', 'To-do list', 'Header and navigation']));
    expect(
      areas.filter((area) => /\b(?:api|ui|src|shared|contract|layout|session|live)\b|\//i.test(area)),
    ).toEqual([]);
    expect(new Set(areas).size).toBe(areas.length);
  });
  test('has no texts of the contract, which only developers read', () => {
    expect(texts.filter(({ file }) => file.startsWith('src/contract/'))).toEqual([]);
  });
  test('has the contract of every resource but the session, which has none of its own', () => {
    const without = filesByResource(files).filter(({ cells }) => cells[0] === '');
    expect(without.map(({ resource }) => resource)).toEqual(['session']);
  });
  test('names the screens and larger parts that a part is used on', () => {
    const usesOf = readUses();
    expect(usesOf('src/ui/Hero.tsx').screens).toEqual([
      'stories/screens/DestinationDetail.stories.tsx',
      'stories/screens/PackageDetail.stories.tsx',
    ]);
    expect(usesOf('src/ui/Button.tsx').parts).toContain('stories/features/NewPostForm.stories.tsx');
  });
});

test('the map of screens and the page of widths link to existing stories', () => {
  const ids = storyFiles
    .filter(({ file }) => file.startsWith('screens/'))
    .flatMap(({ file, code }) => storiesIn(code, file).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(150);
  const opened = Object.values(screenLinks).map(storyOf);
  expect(opened.filter((id) => !ids.includes(id))).toEqual([]);
});
