import {
  type FieldPath,
  type Mutation,
  fieldName,
  fieldsOf,
  mutated,
  mutationsOf,
  valueAt,
} from './mutations.ts';
import type { Shown, createScreens } from './renderScreens.tsx';

export interface Cell {
  read: string;
  field: string;
  mutation: Mutation;
  screen: string;
  verdict: Shown['verdict'];
  problem: string;
}
type Screens = Awaited<ReturnType<typeof createScreens>>;

/** Reads of the layout are on every screen: these show what they are for. */
const LAYOUT_SCREENS = new Set(['Home', 'Profile', 'Edit profile', 'Leaderboard']);
/** On so many screens, a read is one of the layout's. */
const MANY = 8;

/** The screens that ask for each read. */
async function readersOf({ names, show }: Screens): Promise<Map<string, string[]>> {
  const readers = new Map<string, string[]>();
  for (const name of names) {
    const { reads, verdict, problem } = await show(name);
    if (verdict !== 'fine') throw new Error(`${name} is not fine as it is: ${problem}`);
    for (const read of reads) readers.set(read, [...(readers.get(read) ?? []), name]);
  }
  return readers;
}

type Choose = (fields: readonly FieldPath[]) => readonly FieldPath[];

/** Changes fields of every reply, one at a time, and looks at the screens that read it. */
export async function blast(
  screens: Screens,
  choose: Choose = (fields) => fields,
  most = Infinity,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [read, all] of await readersOf(screens)) {
    const reply = screens.sample(read);
    const readers = (all.length > MANY ? all.filter((name) => LAYOUT_SCREENS.has(name)) : all).slice(0, most);
    for (const field of choose(fieldsOf(reply)))
      for (const mutation of mutationsOf(valueAt(reply, field)).slice(0, most))
        for (const screen of readers) {
          const change = (each: string, value: unknown): unknown =>
            each === read ? mutated(value, field, mutation) : value;
          const { verdict, problem } = await screens.show(screen, change);
          cells.push({ read, field: fieldName(field), mutation, screen, verdict, problem });
        }
  }
  return cells;
}

const SIGNS: Record<Shown['verdict'], string> = {
  fine: 'fine',
  'error screen': 'says so',
  'ugly text': '**ugly**',
  'white page': '**WHITE**',
};

/** The cells as a table in Markdown: a line per field, the worst first. */
export function report(cells: readonly Cell[]): string {
  const count = (verdict: Shown['verdict']): number =>
    cells.filter((cell) => cell.verdict === verdict).length;
  const lines = cells
    .filter(({ verdict }) => verdict !== 'fine')
    .map(
      ({ read, field, mutation, screen, verdict, problem }) =>
        `| ${read} | ${field} | ${mutation} | ${screen} | ${SIGNS[verdict]} | ${problem.slice(0, 80)} |`,
    );
  const fine = new Map<string, number>();
  for (const { read, verdict } of cells) if (verdict === 'fine') fine.set(read, (fine.get(read) ?? 0) + 1);
  return `# Blast radius

Each field of each reply made null, absent, as long as can be, negative or an unknown word, and what the screens show
that read it. ${cells.length} cells: ${count('fine')} fine, ${count('error screen')} say so on the error screen,
${count('ugly text')} show a word like 'undefined', ${count('white page')} are a white page. Drawn without a browser:
what only happens after the first render is not tried.

## Not fine

| Reply | Field | Made | Screen | Shows | Why |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

## Fine

| Reply | Cells |
| --- | --- |
${[...fine].map(([read, cellCount]) => `| ${read} | ${cellCount} |`).join('\n')}
`;
}
