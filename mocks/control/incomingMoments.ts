import type { Backend } from '../createBackend.ts';
import type { Notify } from './notices.ts';

export interface OpenedMoment {
  /** Error messages; empty if it was opened. */
  problems: string[];
  /** Settles when the moment is on screen. */
  shown: Promise<void>;
}

/** Opens a moment; if that fails, notifies the user and leaves the demo unchanged. */
export async function openIncoming(backend: Backend, notify: Notify, moment: string): Promise<OpenedMoment> {
  try {
    await backend.whenSeedLoaded();
    const { enterMoment } = await import('../moment/openMoment.ts');
    const show = await enterMoment(backend, moment);
    return { problems: [], shown: show() };
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    notify({ title: 'Moment not opened', description });
    return { problems: [description], shown: Promise.resolve() };
  }
}

const jsonFile = ({ dataTransfer }: DragEvent): File | undefined =>
  [...(dataTransfer?.files ?? [])].find(
    ({ type, name }) => type === 'application/json' || name.endsWith('.json'),
  );

const bringsJson = ({ dataTransfer }: DragEvent): boolean =>
  [...(dataTransfer?.items ?? [])].some(({ kind, type }) => kind === 'file' && type === 'application/json');

/** Opens moments received while the page is open: a pasted link, or a file dropped onto it. */
export function openIncomingMoments(backend: Backend, notify: Notify): void {
  globalThis.addEventListener('hashchange', () => {
    const { hash, pathname, search } = location;
    if (!hash.startsWith('#moment=')) return;
    history.replaceState(history.state, '', pathname + search);
    void openIncoming(backend, notify, hash);
  });
  document.addEventListener('dragover', (event) => {
    if (bringsJson(event)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const file = jsonFile(event);
    if (!file) return;
    event.preventDefault();
    void file.text().then((text) => openIncoming(backend, notify, text));
  });
}
