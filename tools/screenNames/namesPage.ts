import { LEVEL_COUNT } from '../../src/shared/limits.ts';
import { levelTitle } from '../../src/shared/rules/levels.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { parsePollOptions } from '../../src/shared/rules/polls.ts';
import { seeded } from '../seeded.ts';
import { accessibleNamesOf } from './accessibleNames.ts';

const places = [seeded.post, seeded.question, seeded.package, seeded.todo]
  .flat()
  .map(({ destination }) => destination ?? '')
  .concat(seeded.destination.map(({ name, country }) => `${name}, ${country}`))
  .flatMap((place) => [place, place.split(',')[0] ?? '']);

/** Texts from the seed, by kind. */
const words: Readonly<Record<string, readonly string[]>> = {
  person: seeded.user.map(displayName),
  title: [...seeded.package, ...seeded.question].map(({ title }) => title),
  place: places,
  text: seeded.post.map(({ content }) => content),
  option: seeded.poll.flatMap(({ options }) => parsePollOptions(options)),
  tag: seeded.tag.map(({ displayName: tag }) => tag),
  sponsor: seeded.sponsor.map(({ name }) => name),
  level: Array.from({ length: LEVEL_COUNT }, (_, index) => levelTitle(index + 1)),
};
const known = Object.entries(words)
  .flatMap(([what, texts]) => texts.map((text) => ({ what, text: text.replaceAll(/\s+/g, ' ').trim() })))
  .filter(({ text }) => text.length > 2)
  .toSorted((a, b) => b.text.length - a.text.length)
  .map(({ what, text }) => ({
    what,
    text,
    // Whole words only, so that Goa does not match in goat.
    whole: new RegExp(`(?<!\\w)${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'g'),
  }));

/** A name with seed texts and numbers replaced by placeholders. */
function general(name: string): string {
  let text = name;
  for (const each of known)
    if (text.includes(each.text)) text = text.replaceAll(each.whole, () => `‹${each.what}›`);
  return text.replaceAll(/[A-Z][a-z]{2,3} \d+(?=\b.*point)/g, '‹month›').replaceAll(/\d+(?:[.,–]\d+)*/g, 'n');
}

const line = ([role, names]: [string, Set<string>]): string =>
  `- **${role}**: ${[...names].map((name) => `\`${name}\``).join(' · ')}`;
const section = (title: string, names: ReturnType<typeof accessibleNamesOf>): string =>
  `## ${title}\n\n${[...names].map(line).join('\n')}\n`;

const INTRO = `# Names on screen

What stands on each screen by role and accessible name, as \`getByRole(role, { name })\` finds it. Fields without a role are under **label** and found by \`getByLabel\`. It is what traveller_001 sees of the seed; \`n\` is a number, and \`‹person›\`, \`‹title›\`, \`‹place›\`, \`‹text›\` and the like differ from thing to thing. What opens by a press is on [names in dialogs](names-in-dialogs.md).

\`npm run names-on-screen\` writes this page; \`npm test\` fails where the app differs from it.
`;

/** The page of names, from each screen's markup. */
export function namesPage(screens: Readonly<Record<string, string>>): string {
  const [first = ''] = Object.values(screens);
  return [
    INTRO,
    section('Every screen', accessibleNamesOf(first, 'frame', general)),
    ...Object.entries(screens).map(([title, html]) =>
      section(title, accessibleNamesOf(html, 'main', general)),
    ),
  ].join('\n');
}

const OPENED_INTRO = `# Names in dialogs

What dialogs, the drawer and the menu show by role and accessible name, in the words of [names on screen](names-on-screen.md).

\`npm run names-on-screen\` writes this page; \`npm test\` fails where the app differs from it.
`;

/** The page of names in dialogs and menus, from their markup. */
export const openedPage = (opened: Readonly<Record<string, string>>): string =>
  [
    OPENED_INTRO,
    ...Object.entries(opened).map(([title, html]) =>
      section(title, accessibleNamesOf(html, 'frame', general)),
    ),
  ].join('\n');
