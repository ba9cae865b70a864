import type { RouteName } from '../../../src/routes.ts';
import { quoted } from '../../asTest/source.ts';

export interface StoryState {
  screen: RouteName;
  route: string;
  scenario: string;
  as: string;
  now: string;
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

const valueOf = (value: string | number): string =>
  typeof value === 'number' ? String(value) : quoted(value);

/** The present moment as a story file, in the words of `parameters`; writes since the world began stay behind. */
export function asStory({ screen, faults, ...state }: StoryState): string {
  const file = fileOf(screen);
  const forced = faults.map(([endpoint, outcome]) => `${quoted(endpoint)}: ${valueOf(outcome)}`).join(', ');
  const parameters = [
    `route: ${quoted(state.route)}`,
    `scenario: ${quoted(state.scenario)}`,
    `as: ${quoted(state.as)}`,
    `now: ${quoted(state.now)}`,
    ...(state.latency > 0 ? [`latency: ${state.latency}`] : []),
    ...(forced === '' ? [] : [`faults: { ${forced} }`]),
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
