import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Home } from '../../src/screens/Home.tsx';
import { addLike, writeComment } from '../support/interactions.ts';
import { findPost } from '../support/seeded.ts';

/** Someone who comments or likes is named on the card: beside its buttons or, while these are out of view, where the card has no text. */
const meta = {
  title: 'Features/NewActivityPill',
  component: Home,
  parameters: { layout: 'fullscreen', route: '/' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = findPost({ type: 'story', own: false });

/** Texts on screen that a box overlaps. */
function textsUnder(element: HTMLElement): string[] {
  const box = element.getBoundingClientRect();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (element.contains(node) || !node.parentElement?.checkVisibility()) continue;
    range.selectNodeContents(node);
    const isUnder = [...range.getClientRects()].some(
      (rect) =>
        rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top,
    );
    if (isUnder && node.textContent?.trim()) found.push(node.textContent);
  }
  return found;
}

/** Expects that it lies inside its card's sides, in view and over no text. */
async function expectClear(text: HTMLElement): Promise<void> {
  const pill = text.parentElement ?? text;
  const box = pill.getBoundingClientRect();
  const card = pill.closest('article')?.getBoundingClientRect();
  await expect(card).toBeDefined();
  await expect(box.left).toBeGreaterThanOrEqual(card?.left ?? Infinity);
  await expect(box.right).toBeLessThanOrEqual(card?.right ?? 0);
  await expect(box.bottom).toBeLessThanOrEqual(innerHeight);
  await expect(textsUnder(pill)).toEqual([]);
}

/** What shows it is loaded a little after the cards, so what it tells of is repeated until then. */
const shows =
  (act: () => void, name: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await waitFor(
      async () => {
        act();
        await expect(await screen.findByText(name, {}, { timeout: 2500 })).toBeVisible();
      },
      { timeout: 12_000 },
    );
    await expectClear(screen.getByText(name));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull(), { timeout: 10_000 });
  };

/** On the picture. */
export const CommentBelowWindow: Story = {
  play: shows(() => writeComment(story.id, 'traveller_002'), 'Harpreet replied'),
};

/** On the picture, too. */
export const LikeBelowWindow: Story = {
  play: shows(() => addLike(story.id), /^\S+ liked$/),
};

/** Beside the buttons that count it. */
export const LikeInView: Story = {
  play: async (context) => {
    const [card] = await context.canvas.findAllByRole('article');
    card?.scrollIntoView({ block: 'end' });
    await shows(() => addLike(story.id), /^\S+ liked$/)(context);
  },
};
