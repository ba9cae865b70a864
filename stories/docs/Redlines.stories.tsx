import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { Stack } from '../../src/ui/Stack.tsx';
import { dark, light } from '../../src/ui/theme/roles.ts';
import { Page } from './parts/Page.tsx';

/** What redlines show, with two buttons to try them on. */
function RedlinesPage() {
  return (
    <Page title="Redlines">
      <p>
        Press the ruler in the toolbar, then an element of any screen or part: its sizes, spacing, type,
        colors by the names of their tokens, and contrast. Press another to measure between the two. With the
        keyboard: Tab to an element, arrow keys to its parent, child and neighbors, M to measure from there,
        Escape to end.
      </p>
      <Stack $gap={16}>
        <Button>Publish</Button>
        <Button variant="line">Keep as draft</Button>
      </Stack>
    </Page>
  );
}

const meta = {
  title: 'Docs/Redlines',
  component: RedlinesPage,
  tags: ['!autodocs', 'measure', 'spacing', 'inspect', 'spec', 'handoff', 'token of a part', 'contrast'],
  parameters: { layout: 'fullscreen' },
  globals: { redlines: 'on' },
} satisfies Meta<typeof RedlinesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const overlay = () =>
  [...document.querySelectorAll('[popover]')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
const panel = async (): Promise<string> => {
  await waitFor(() => expect(overlay()?.querySelector('section')).toBeTruthy());
  return overlay()?.querySelector('section')?.textContent ?? '';
};
/** Whether a click in the middle of the panel would not reach the screen below it. */
function isPanelInTheWay(): boolean {
  const root = overlay();
  const box = root?.querySelector('section')?.getBoundingClientRect();
  if (!root || !box) throw new Error('There is no panel');
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === root.host;
}
/** The lengths shown on the lines between two elements. */
const lengths = (): (string | null)[] =>
  [...(overlay()?.querySelectorAll('.length') ?? [])].map(({ textContent }) => textContent);

export const Measured: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { action } = globals.theme === 'dark' ? dark : light;
    await panel();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }).firstElementChild ?? document.body);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await panel()).toContain('button ‘Publish’');
    await expect(await panel()).toContain(`Background${action.toLowerCase()} · action`);
    await expect(await panel()).toContain('· on-action');
  },
};

/** The second press measures from the first, the third starts anew. */
export const MeasuredBetween: Story = {
  play: async ({ canvas, userEvent }) => {
    const [publish, keep] = canvas.getAllByRole('button');
    if (!publish || !keep) throw new Error('The page has two buttons');
    await panel();
    await expect(isPanelInTheWay()).toBe(false);
    await userEvent.click(publish);
    await expect(lengths()).toEqual([]);
    await userEvent.click(keep);
    await expect(lengths()).toEqual(['16']);
    await userEvent.click(publish);
    await expect(lengths()).toEqual([]);
  },
};
