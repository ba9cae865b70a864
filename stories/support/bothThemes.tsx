import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { light, lightDepth } from '../../src/ui/theme/roles.ts';
import { declare } from '../../src/ui/theme/tokens.ts';

interface Variation {
  args?: object;
  /** Stories with a custom render are not shown as states. */
  render?: unknown;
}
const THEMES = ['light', 'dark'];

/** Export names as Storybook shows them: `WithIcon` is 'With Icon'. */
const titleOf = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');

/** A story that shows all other stories of a component together, each in both themes. */
export function bothThemes(stories: Record<string, Variation>) {
  const decorator: Decorator = (Story, { args }) => (
    <Grid>
      {THEMES.map((theme) => (
        <Column key={theme} data-theme={theme}>
          {Object.entries(stories).map(([name, variation]) => (
            <figure key={name}>
              <figcaption>{titleOf(name)}</figcaption>
              <Story args={{ ...args, ...variation.args }} />
            </figure>
          ))}
        </Column>
      ))}
    </Grid>
  );
  return {
    decorators: [decorator],
    parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
    globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  };
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  min-height: 100%;
`;
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  padding: 24px var(--gutter);
  background: var(--ground);
  color: var(--ink);
  /* Also inside a dark page. */
  &[data-theme='light'] {
    color-scheme: light;
    ${declare(light, lightDepth)}
  }
  figure {
    max-width: 448px;
  }
  figcaption {
    margin-bottom: 6px;
    color: var(--ink-3);
    font: var(--t-meta);
  }
`;
