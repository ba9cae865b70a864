import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import { Providers } from '../src/app/Providers.tsx';
import { toasts } from '../src/ui/toast.ts';

const preview: Preview = {
  beforeEach: () => toasts.clear(),
  decorators: [
    (Story) => (
      <Providers>
        {/* Screens and parts stand on the column's ground, never on the table beside it. */}
        <div style={{ maxWidth: 480, margin: '0 auto', background: 'var(--ground)' }}>
          <Story />
        </div>
      </Providers>
    ),
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    // A violation fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
  },
  tags: ['autodocs'],
};
export default preview;
