import {
  type FieldPath,
  type Mutation,
  fieldName,
  fieldsOf,
  mutated,
  mutationsOf,
  valueAt,
} from './mutations.ts';
import type { RenderResult, createScreens } from './renderScreens.tsx';

interface Combination {
  read: string;
  field: string;
  mutation: Mutation;
  screen: string;
  verdict: RenderResult['verdict'];
  problem: string;
}
type Screens = Awaited<ReturnType<typeof createScreens>>;

/** The layout's reads occur on every screen; these screens use their data most. */
const LAYOUT_SCREENS = new Set(['Home', 'Profile', 'Edit profile', 'Leaderboard']);
/** A read on more screens than this belongs to the layout. */
const MAX_SCREENS = 8;

/** The screens that use each read. */
async function readersOf({ names, render }: Screens): Promise<Map<string, string[]>> {
  const readers = new Map<string, string[]>();
  for (const name of names) {
    const { reads, verdict, problem } = await render(name);
    if (verdict !== 'fine') throw new Error(`${name} is not fine as it is: ${problem}`);
    for (const read of reads) readers.set(read, [...(readers.get(read) ?? []), name]);
  }
  return readers;
}

type Choose = (fields: readonly FieldPath[]) => readonly FieldPath[];

/** Mutates the fields of every reply, one at a time, and checks the screens that read it. */
export async function mutateReplies(
  screens: Screens,
  choose: Choose = (fields) => fields,
  most = Infinity,
): Promise<Combination[]> {
  const combinations: Combination[] = [];
  for (const [read, all] of await readersOf(screens)) {
    const reply = screens.sample(read);
    const readers = (all.length > MAX_SCREENS ? all.filter((name) => LAYOUT_SCREENS.has(name)) : all).slice(
      0,
      most,
    );
    for (const field of choose(fieldsOf(reply)))
      for (const mutation of mutationsOf(valueAt(reply, field)).slice(0, most))
        for (const screen of readers) {
          const change = (each: string, value: unknown): unknown =>
            each === read ? mutated(value, field, mutation) : value;
          const { verdict, problem } = await screens.render(screen, change);
          combinations.push({ read, field: fieldName(field), mutation, screen, verdict, problem });
        }
  }
  return combinations;
}

const VERDICT_TEXTS: Record<RenderResult['verdict'], string> = {
  fine: 'fine',
  'error screen': 'says so',
  'raw value shown': '**raw value**',
  'white page': '**WHITE**',
};

/** The combinations as a Markdown table, one line per combination that is not fine. */
export function report(combinations: readonly Combination[]): string {
  const count = (verdict: RenderResult['verdict']): number =>
    combinations.filter((combination) => combination.verdict === verdict).length;
  const lines = combinations
    .filter(({ verdict }) => verdict !== 'fine')
    .map(
      ({ read, field, mutation, screen, verdict, problem }) =>
        `| ${read} | ${field} | ${mutation} | ${screen} | ${VERDICT_TEXTS[verdict]} | ${problem.slice(0, 80)} |`,
    );
  const fine = new Map<string, number>();
  for (const { read, verdict } of combinations)
    if (verdict === 'fine') fine.set(read, (fine.get(read) ?? 0) + 1);
  return `# Blast radius

Each field of each reply made null, absent, as long as can be, negative or an unknown word, and what the screens show
that read it. ${combinations.length} combinations: ${count('fine')} fine, ${count('error screen')} say so on the error screen,
${count('raw value shown')} show a raw value such as 'undefined', ${count('white page')} are a white page. Rendered without a
browser: what only happens after the first render is not tried.

## Not fine

| Reply | Field | Made | Screen | Shows | Why |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

## Fine

| Reply | Combinations |
| --- | --- |
${[...fine].map(([read, total]) => `| ${read} | ${total} |`).join('\n')}
`;
}
