import { use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FIRST_ITEMS } from '../../layout/useShowsAll.ts';
import { type FeedCardProps, FeedItems } from './FeedItems.tsx';
import { aPollItem } from './testItems.ts';

const items = Array.from({ length: 20 }, (_, index) => aPollItem(`poll_${index}`));
let showOthers: () => void;
const othersShown = new Promise<void>((resolve) => (showOthers = resolve));
function Card({ item }: FeedCardProps) {
  if (items.indexOf(item) >= FIRST_ITEMS) use(othersShown);
  return <article style={{ height: 300 }} />;
}
const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

test('[FEED-16] reserves the height of the cards that are rendered after the first paint', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <MemoryRouter useTransitions={false}>
        <Routes>
          <Route path="/" element={<Link to="/feed">Feed</Link>} />
          <Route path="/feed" element={<FeedItems items={items} Card={Card} />} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  flushSync(() => document.querySelector('a')?.click());
  const heights = (): number[] =>
    [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ offsetHeight }) => offsetHeight);
  // The browser decides in a frame which items are in view.
  await nextFrame();
  await nextFrame();
  expect(document.querySelectorAll('article')).toHaveLength(FIRST_ITEMS);
  expect(heights()).toHaveLength(items.length);
  expect(Math.min(...heights())).toBeGreaterThan(200);
  showOthers();
  await expect.poll(() => document.querySelectorAll('article').length).toBe(items.length);
  root.unmount();
});
