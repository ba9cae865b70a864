import type { RouteName } from '../../../src/routes.ts';
import { quote, toSource } from '../../asTest/toSource.ts';
import type { RowChange } from '../../db/rows.ts';
import { toStoredRow } from '../../persistence/storedRows.ts';

interface StoryState {
  screen: RouteName;
  route: string;
  scenario: string;
  as: string;
  now: string;
  /** Start time of the scenario's rows. */
  begins: string;
  /** Changes made since, in order. */
  changes: readonly RowChange[];
  latency: number;
  faults: readonly (readonly [endpoint: string, outcome: string | number])[];
}

/** File names in src/screens for routes whose screen has a different name. */
const files: Partial<Record<RouteName, string>> = {
  post: 'PostDetail',
  question: 'QuestionDetail',
  package: 'PackageDetail',
  destination: 'DestinationDetail',
};
const fileOf = (screen: RouteName): string =>
  files[screen] ?? screen.charAt(0).toUpperCase() + screen.slice(1);

/** The final rows, one per line. */
function rowLines(changes: readonly RowChange[]): string {
  const rows = new Map(changes.map(toStoredRow));
  return [...rows].map(([key, row]) => `      ${quote(key)}: ${toSource(row)},\n`).join('');
}

/** The current moment as a story file, with its state in `parameters`. */
export function asStory({ screen, faults, changes, ...state }: StoryState): string {
  const file = fileOf(screen);
  const parameters = [
    `route: ${quote(state.route)}`,
    `scenario: ${quote(state.scenario)}`,
    `as: ${quote(state.as)}`,
    `now: ${quote(state.now)}`,
    `begins: ${quote(state.begins)}`,
    ...(state.latency > 0 ? [`latency: ${state.latency}`] : []),
    ...(faults.length > 0 ? [`faults: ${toSource(Object.fromEntries(faults))}`] : []),
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
