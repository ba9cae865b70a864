import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toManifest } from '../.storybook/componentsManifest.ts';
import { knownProps } from '../.storybook/knownProps.ts';
import { readParts, toText } from '../.storybook/partsList.ts';

/** Read outside of the tests, because TypeScript can exceed the test timeout on a busy machine. */
const parts = readParts();
const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({
    file: file.replaceAll('\\', '/'),
    code: readFileSync(path.join('stories', file), 'utf8'),
  }));

test('the machine-readable list has every component with its props and import path', () => {
  const button = parts.find(({ name }) => name === 'Button');
  expect(button).toMatchObject({ source: 'src/ui/Button.tsx', story: 'stories/ui/Button.stories.tsx' });
  const text = toText(parts);
  expect(text).toContain(
    "  - variant?: 'primary' | 'gold' | 'line' | 'soft' | 'quiet' | 'danger' = 'primary'.",
  );
  expect(text).toContain('- PostCard (src/features/posts/PostCard.tsx): A post in a list');
  expect(text).toContain('  - post: Post. The post that is shown.');
  const listed = new Set(parts.map(({ story }) => path.resolve(story)));
  const ofParts = [...knownProps().keys()].filter((file) => /[/\\](?:ui|brand|features)[/\\]/.test(file));
  expect(ofParts.filter((file) => !listed.has(file))).toEqual([]);
});

test("Storybook's component manifest has every component with its import, props and stories", () => {
  const manifest = toManifest(parts, (story) => readFileSync(story, 'utf8'));
  const button = manifest.components['ui-button'];
  expect(button).toMatchObject({
    name: 'Button',
    import: "import { Button } from 'src/ui/Button.tsx';",
    reactDocgen: { props: { variant: { defaultValue: { value: "'primary'" } } } },
  });
  expect(button?.stories).toContainEqual({
    id: 'ui-button--gold',
    name: 'Gold',
    snippet: '<Button onClick={() => {}} variant="gold">Post Poll</Button>',
  });
  expect(Object.keys(manifest.components)).toHaveLength(new Set(parts.map(({ story }) => story)).size);
  expect(JSON.stringify(manifest)).not.toContain('what-not-to-do');
});

describe('the code that uses a component, in the machine-readable lists,', () => {
  const usage = (name: string): string => parts.find((part) => part.name === name)?.usage ?? '';
  test('is given for all but those that only other components use', () => {
    const without = parts.filter((part) => part.usage === '').map(({ name }) => name);
    expect(without).toEqual(['EmptyArt', 'Modal', 'ToastCard', 'ToastText']);
  });
  test('is a component with its args, and the imports that these need', () => {
    expect(usage('NotFoundBlock')).toBe(`import { ButtonLink } from 'src/ui/ButtonLink.tsx';

<NotFoundBlock
  title="Post not found"
  action={<ButtonLink href="#home" variant="line">
    Go Back Home
  </ButtonLink>}
/>`);
  });
  test('is taken from what a story renders, with its args', () => {
    expect(usage('Toggle')).toBe('<Toggle label="Dark theme" checked={checked} onChange={setChecked} />');
  });
  test('shows where a component of a feature has its data from', () => {
    expect(usage('PollCard')).toContain("import { useFeed } from 'src/features/feed/useFeed.ts';\n");
    expect(usage('PollCard')).toMatch(
      /^function Card\(\{ id \}: Props\) \{\n[^]*<PollCard item=\{item\} \/>/m,
    );
  });
  test('has the constants that it uses, and no mocks of tests', () => {
    expect(usage('QueryBoundary')).toContain(
      'const refetch = () => {};\nconst query = { data: undefined, isError: false, refetch };\n<QueryBoundary',
    );
    expect(toText(parts)).not.toMatch(/\bfn\(\)/);
  });
});

test('the machine-readable list omits what not to do', () => {
  const wrong = storyFiles.filter(({ code }) => code.includes('...whatNotToDo('));
  expect(wrong.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['ui/Button.stories.tsx', 'ui/Tag.stories.tsx', 'ui/TextField.stories.tsx']),
  );
  const untagged = wrong.filter(
    ({ code }) => !/whatNotToDo\(\{[^]*?\n {2}\}\),\n {2}tags: \['!test', '!manifest'\],/.test(code),
  );
  expect(untagged.map(({ file }) => file)).toEqual([]);
  const examples = parts.flatMap((part) => part.examples);
  expect(examples).toContain('ui-button--primary');
  expect(examples.filter((id) => id.endsWith('--what-not-to-do'))).toEqual([]);
  expect(toText(parts)).not.toContain('what-not-to-do');
});
