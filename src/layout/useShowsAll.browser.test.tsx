import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIRST_ITEMS, useShowsAll } from './useShowsAll.ts';

const COUNT = 20;
/** How many items the list had each time it was rendered. */
let rendered: number[];

function List() {
  const navigate = useNavigate();
  const shown = useShowsAll() ? COUNT : FIRST_ITEMS;
  rendered.push(shown);
  return (
    <>
      <output>{shown}</output>
      <Link to="/other">Other</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

let root: Root;
const shown = (): number => Number(document.querySelector('output')?.textContent);
const press = (selector: string): void =>
  flushSync(() => document.querySelector<HTMLElement>(selector)?.click());

beforeEach(() => {
  rendered = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<List key="list" />} />
          <Route path="/other" element={<List key="other" />} />
        </Routes>
      </MemoryRouter>,
    ),
  );
});
afterEach(() => root.unmount());

test('shows all items of a page that was loaded', () => {
  expect(shown()).toBe(COUNT);
});

test('shows the first items of a screen that is opened, then all', async () => {
  press('a');
  await expect.poll(() => rendered).toContain(FIRST_ITEMS);
  await expect.poll(shown).toBe(COUNT);
});

test('[APP-23] shows all items at once after Back', async () => {
  press('a');
  await expect.poll(() => rendered).toContain(FIRST_ITEMS);
  await expect.poll(shown).toBe(COUNT);
  rendered = [];
  press('button');
  await expect.poll(() => rendered.length).toBeGreaterThan(0);
  expect(rendered).not.toContain(FIRST_ITEMS);
});
