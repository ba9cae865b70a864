import type { StoryObj } from '@storybook/react-vite';
import { StateFrames } from '../docs/parts/StateFrames.tsx';

/**
 * A story that shows all other stories of a component together, each in both themes. In contrast to
 * `bothThemes`, each state has a page, a mock backend and a play of its own.
 */
export const statesInFrames = {
  render: (_, { title, parameters }) => (
    <StateFrames title={title} height={parameters.docs?.story?.height ?? '420px'} />
  ),
  parameters: {
    backend: false,
    layout: 'fullscreen',
    a11y: { test: 'off' },
    controls: { disable: true },
  },
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
} satisfies StoryObj;
