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
        Press the ruler in the toolbar, then any part of a screen: its sizes, spacing, type, colors by the
        names of their tokens, and contrast. Press another to measure between the two. Alt-press takes what is
        inside a part, such as the text of a button. With the keyboard: Tab to an element, arrow up to what it
        stands in, down to what is inside, left and right to neighbors, M to measure from there, Escape to
        end.
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

/** The element with the text of a button. */
function textOf(button: HTMLElement): Element {
  const [text] = button.children;
  if (!text) throw new Error('The button has no element for its text');
  return text;
}

export const Measured: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { action } = globals.theme === 'dark' ? dark : light;
    await panel();
    await userEvent.click(textOf(canvas.getByRole('button', { name: 'Publish' })));
    await expect(await panel()).toContain('button ‘Publish’');
    await expect(await panel()).toContain(`Background${action.toLowerCase()} · action`);
    await expect(await panel()).toContain('· on-action');
  },
};

/** A press takes the button, Alt-press its text, and arrow up the button again. */
export const InwardAndOutward: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = textOf(canvas.getByRole('button', { name: 'Publish' }));
    await panel();
    await userEvent.keyboard('{Alt>}');
    await userEvent.click(text);
    await userEvent.keyboard('{/Alt}');
    await expect(await panel()).toContain('span ‘Publish’');
    await userEvent.keyboard('{ArrowUp}');
    await expect(await panel()).toContain('button ‘Publish’');
    await expect(await panel()).toContain('Alt-press takes what is inside');
  },
};

/** The second click measures from the first, the third starts over, the fourth measures again. */
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
    await userEvent.click(keep);
    await expect(lengths()).toEqual(['16']);
  },
};
