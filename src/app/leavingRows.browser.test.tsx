import { type ComponentType, type ReactNode, useState } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { PlanFiles } from '../features/itineraries/PlanFiles.tsx';
import { OptionsField } from '../features/posts/OptionsField.tsx';
import { loadMotion } from '../ui/loadMotion.ts';
import { PicturePreviews } from '../ui/PicturePreviews.tsx';

const NAMES = ['one', 'two', 'three'];
const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function Options() {
  const [options, setOptions] = useState(NAMES);
  return <OptionsField options={options} onChange={setOptions} />;
}
function Pictures() {
  const [names, setNames] = useState(NAMES);
  return (
    <PicturePreviews
      items={names.map((name) => ({ id: name, src, name }))}
      onRemove={(gone) => setNames(names.filter((name) => name !== gone))}
    />
  );
}
function Files() {
  const [files, setFiles] = useState<readonly File[]>(NAMES.map((name) => new File([name], name)));
  return <PlanFiles files={files} onChange={setFiles} />;
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

const rows = (): HTMLElement[] => [...document.querySelectorAll('li')];

/** Removes the second row; returns every inline style it had until it was removed. */
async function removeSecond(list: ReactNode): Promise<string[]> {
  await loadMotion();
  root.render(list);
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
  const [, row] = rows();
  if (!row) throw new Error('No second row');
  const styles: string[] = [];
  const observer = new MutationObserver(() => styles.push(row.style.cssText));
  observer.observe(row, { attributeFilter: ['style'] });
  row.querySelector('button')?.click();
  await vi.waitFor(() => expect(row.isConnected).toBe(false));
  observer.disconnect();
  return styles;
}

const lists: [requirement: string, name: string, List: ComponentType][] = [
  ['CRE-07', 'an option', Options],
  ['CRE-15', 'a picture', Pictures],
  ['PLAN-14', 'a file', Files],
];
for (const [requirement, name, List] of lists) {
  test(`[${requirement}] ${name} that is removed collapses`, async () => {
    const styles = await removeSecond(<List />);
    expect(styles.at(-1)).toMatch(/\b(?:height|width): 0px/);
    expect(rows()).toHaveLength(2);
  });
}

/** Emulates the system setting; resolves once the page has been notified. */
const preferMotion = async (value: 'reduce' | 'no-preference'): Promise<void> => {
  const changed = new Promise((resolve) =>
    matchMedia('(prefers-reduced-motion)').addEventListener('change', resolve, { once: true }),
  );
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
  await changed;
};

test('[CRE-07] a removed option disappears immediately with reduced motion', async () => {
  await preferMotion('reduce');
  const styles = await removeSecond(<Options />);
  await preferMotion('no-preference');
  expect(styles).toEqual([]);
  expect(rows()).toHaveLength(2);
});
