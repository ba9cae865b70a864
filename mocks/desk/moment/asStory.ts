import type { RouteName } from '../../../src/routes.ts';
import { quoted, source } from '../../asTest/source.ts';
import type { RowChange } from '../../db/rows.ts';
import { toStoredRow } from '../../persistence/storedRows.ts';

export interface StoryState {
  screen: RouteName;
  route: string;
  scenario: string;
  as: string;
  now: string;
  /** When the scenario's rows began. */
  begins: string;
  /** What was done since, in the order in which it was done. */
  changes: readonly RowChange[];
  latency: number;
  faults: readonly (readonly [endpoint: string, outcome: string | number])[];
}

/** The file in src/screens of the routes whose screen has another name. */
const files: Partial<Record<RouteName, string>> = {
  post: 'PostDetail',
  question: 'QuestionDetail',
  package: 'PackageDetail',
  destination: 'DestinationDetail',
};
const fileOf = (screen: RouteName): string =>
  files[screen] ?? screen.charAt(0).toUpperCase() + screen.slice(1);

/** The rows as they are at last, a line for each. */
function rowLines(changes: readonly RowChange[]): string {
  const rows = new Map(changes.map(toStoredRow));
  return [...rows].map(([key, row]) => `      ${quoted(key)}: ${source(row)},\n`).join('');
}

/** The present moment as a story file, in the words of `parameters`. */
export function asStory({ screen, faults, changes, ...state }: StoryState): string {
  const file = fileOf(screen);
  const parameters = [
    `route: ${quoted(state.route)}`,
    `scenario: ${quoted(state.scenario)}`,
    `as: ${quoted(state.as)}`,
    `now: ${quoted(state.now)}`,
    `begins: ${quoted(state.begins)}`,
    ...(state.latency > 0 ? [`latency: ${state.latency}`] : []),
    ...(faults.length > 0 ? [`faults: ${source(Object.fromEntries(faults))}`] : []),
    ...(changes.length > 0 ? [`changes: {\n${rowLines(changes)}    }`] : []),
  ];
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${file} } from '../../src/screens/${file}.tsx';

const meta = {
  title: 'Screens/${file}/Moments',
  component: ${file},
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${file}>;
export default meta;

export const Moment: StoryObj<typeof meta> = {
  parameters: {
    ${parameters.join(',\n    ')},
  },
};
`;
}
