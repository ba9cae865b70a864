import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DraftKey, draftKey } from './drafts.ts';
import { useDraftFiles } from './useDraftFiles.ts';
import { localStore } from './webStorage.ts';

const all = (stored: readonly File[]) => stored;

function Files({ draft }: { draft: DraftKey | null }) {
  const { files, change } = useDraftFiles(draft, all);
  return (
    <>
      <button onClick={() => void change((current) => [...current, new File(['1'], 'one.png')])}>Add</button>
      <ul>
        {files.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

test('[CRE-15] keeps a file that is chosen before the session is loaded', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    localStore.clear();
  });
  flushSync(() => root.render(<Files draft={null} />));
  await page.getByRole('button', { name: 'Add' }).click();
  flushSync(() => root.render(<Files draft={draftKey('ananya', 'new-post')} />));
  await expect.element(page.getByRole('listitem')).toHaveTextContent('one.png');
});
