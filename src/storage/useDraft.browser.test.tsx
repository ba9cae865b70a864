import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { windowEvents } from '../shared/windowEvents.ts';
import { adoptDrafts } from './adoptDrafts.ts';
import { type DraftKey, clearDrafts, draftKey, unjoinedKey } from './drafts.ts';
import { storageName } from './keys.ts';
import { useDraft } from './useDraft.ts';
import { localStore } from './webStorage.ts';

const EMPTY = { content: '' };
const ananya = draftKey('ananya', 'note');
const rohan = draftKey('rohan', 'note');
const visitor = draftKey(null, 'note');

/** Clears the form's draft like a reply that arrives late. */
let reportSent: () => void;

interface NoteProps {
  /** The user's draft; null until the user is known. */
  draft: DraftKey | null;
  initial?: typeof EMPTY;
}

function Note({ draft, initial = EMPTY }: NoteProps) {
  const form = useForm({ defaultValues: initial });
  const clear = useDraft(form, { key: draft ?? visitor, visitor }, initial);
  const [undo, setUndo] = useState<() => void>();
  useEffect(() => {
    reportSent = () => clear({ content: 'Sent' });
  });
  return (
    <>
      <textarea {...form.register('content')} data-dirty={form.formState.isDirty} />
      <button onClick={() => clear({ content: 'Sent' })}>Sent</button>
      <button onClick={() => setUndo(() => clear())}>Discard</button>
      <button onClick={undo}>Undo</button>
    </>
  );
}

let root: Root;
const show = (draft: DraftKey | null, initial?: typeof EMPTY): void =>
  flushSync(() => root.render(<Note draft={draft} {...(initial && { initial })} />));
const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
const box = (): HTMLTextAreaElement => document.querySelector('textarea') ?? new HTMLTextAreaElement();

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  localStore.clear();
});

test('restores what was typed, and marks the form as dirty', async () => {
  show(ananya);
  await userEvent.type(box(), 'Kaza');
  root.unmount();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show(ananya);
  await expect.poll(() => box().value).toBe('Kaza');
  await expect.poll(() => box().dataset.dirty).toBe('true');
});

test('[AMB-77] shows no draft of another person', async () => {
  show(ananya);
  await userEvent.type(box(), 'Of Ananya');
  show(rohan);
  await expect.poll(() => box().value).toBe('');
  show(ananya);
  await expect.poll(() => box().value).toBe('Of Ananya');
});

test('keeps what is typed before the session is loaded', async () => {
  show(null);
  await userEvent.type(box(), 'Early');
  show(ananya);
  await expect.poll(() => localStore.get(ananya)).toBe('{"content":"Early"}');
  expect(box().value).toBe('Early');
});

test('[AMB-77] stores what is typed before the session is loaded', async () => {
  show(null);
  await userEvent.type(box(), 'Early');
  await expect.poll(() => localStore.get(visitor)).toBe('{"content":"Early"}');
  show(ananya);
  await expect.poll(() => localStore.get(visitor)).toBeNull();
});

test('[AMB-77] joins what is typed before the session is loaded with the draft', async () => {
  localStore.set(ananya, '{"content":"Kept"}');
  show(null);
  await userEvent.type(box(), 'Early');
  show(ananya);
  await expect.poll(() => box().value).toBe('Kept\n\nEarly');
  expect(localStore.get(ananya)).toBe('{"content":"Kept\\n\\nEarly"}');
});

test('[AMB-77] joins what a visitor typed in an earlier page with the draft of the person who signs in', async () => {
  localStore.set(ananya, '{"content":"Kept"}');
  localStore.set(visitor, '{"content":"Early"}');
  show(null);
  show(ananya);
  await expect.poll(() => box().value).toBe('Kept\n\nEarly');
  expect(localStore.get(visitor)).toBeNull();
});

test('[AMB-77] joins two drafts when their form is opened later', async () => {
  localStore.set(ananya, '{"content":"Kept"}');
  localStore.set(visitor, '{"content":"Early"}');
  await adoptDrafts('ananya');
  show(ananya);
  await expect.poll(() => box().value).toBe('Kept\n\nEarly');
  expect(localStore.get(unjoinedKey(ananya))).toBeNull();
});

test('[AMB-77] clears what was sent before the session was loaded, wherever it was moved', async () => {
  show(null);
  await userEvent.type(box(), 'Sent');
  root.unmount();
  localStore.set(ananya, localStore.get(visitor));
  localStore.set(visitor, null);
  localStore.set(rohan, '{"content":"Another"}');
  reportSent();
  expect(localStore.get(ananya)).toBeNull();
  expect(localStore.get(rohan)).toBe('{"content":"Another"}');
});

test('[AMB-77] removes what was typed when the user signs out in this tab', async () => {
  show(ananya);
  await userEvent.type(box(), 'Secret');
  clearDrafts('ananya');
  expect(localStore.get(ananya)).toBeNull();
  await expect.poll(() => box().value).toBe('');
});

test('[AMB-77] keeps what was typed here when the saved values change and another tab has sent its text', async () => {
  show(ananya);
  await userEvent.type(box(), 'From here');
  show(ananya, { content: 'Saved elsewhere' });
  typeInOtherTab(null);
  await expect.poll(() => box().value).toBe('From here');
  expect(localStore.get(ananya)).toBe('{"content":"From here"}');
});

test.each([
  ['nothing is kept', null, 'Now'],
  ['a draft is kept', '{"content":"Kept"}', 'NowKept'],
])('keeps what is typed just when the session is loaded: %s', async (_, stored, both) => {
  localStore.set(ananya, stored);
  show(null);
  show(ananya);
  // Before the next render.
  box().setRangeText('Now', 0, 0);
  box().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.poll(() => localStore.get(ananya)).toBe(JSON.stringify({ content: both }));
  await expect.poll(() => box().value).toBe(both);
});

test('clears what was sent, and keeps what was typed since', async () => {
  show(ananya);
  await userEvent.type(box(), 'Sent');
  await press('Sent');
  await expect.poll(() => box().value).toBe('');
  await userEvent.type(box(), 'Sent, and more');
  await press('Sent');
  await expect.poll(() => box().value).toBe('Sent, and more');
  await press('Discard');
  await expect.poll(() => box().value).toBe('');
  expect(localStore.get(ananya)).toBeNull();
});

test('[AMB-77] restores a discarded draft above what was typed since', async () => {
  show(ananya);
  await userEvent.type(box(), 'Discarded');
  await press('Discard');
  await userEvent.type(box(), 'Typed since');
  await press('Undo');
  await expect.poll(() => box().value).toBe('Discarded\n\nTyped since');
  expect(localStore.get(ananya)).toBe('{"content":"Discarded\\n\\nTyped since"}');
});

function typeInOtherTab(text: string | null): void {
  if (text === null) localStorage.removeItem(storageName(ananya));
  else localStorage.setItem(storageName(ananya), text);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: storageName(ananya) }));
}

test('[AMB-77] shows what another tab has typed', async () => {
  show(ananya);
  typeInOtherTab('{"content":"From there"}');
  await expect.poll(() => box().value).toBe('From there');
});

test('[AMB-77] keeps what was typed here when another tab types, and when it sends', async () => {
  show(ananya);
  await userEvent.type(box(), 'From here');
  typeInOtherTab('{"content":"From there"}');
  expect(box().value).toBe('From here');
  typeInOtherTab(null);
  expect(box().value).toBe('From here');
  expect(localStore.get(ananya)).toBe('{"content":"From here"}');
  await userEvent.type(box(), ', too');
  expect(localStore.get(ananya)).toBe('{"content":"From here, too"}');
});

/** The notices that a user gets who returns to this tab. */
function noticesOnReturn(): unknown[] {
  const notices: unknown[] = [];
  const listen = (event: Event): void =>
    void notices.push(event instanceof CustomEvent && event.detail.title);
  globalThis.addEventListener(windowEvents.notice, listen);
  globalThis.dispatchEvent(new FocusEvent('focus'));
  globalThis.removeEventListener(windowEvents.notice, listen);
  return notices;
}

test('[AMB-77] says once on return that another tab has replaced what was typed here', async () => {
  show(ananya);
  typeInOtherTab('{"content":"From there"}');
  expect(noticesOnReturn()).toEqual([]);
  await userEvent.fill(box(), 'From here');
  expect(noticesOnReturn()).toEqual([]);
  typeInOtherTab('{"content":"From there, too"}');
  expect(noticesOnReturn()).toEqual(['Draft changed in another tab']);
  expect(noticesOnReturn()).toEqual([]);
  expect(box().value).toBe('From here');
  typeInOtherTab(null);
  expect(noticesOnReturn()).toEqual([]);
});

test('[AMB-77] clears what was sent here, and not what another tab has typed since', async () => {
  show(ananya);
  await userEvent.type(box(), 'Sent');
  typeInOtherTab('{"content":"From there"}');
  await press('Sent');
  await expect.poll(() => box().value).toBe('');
  expect(localStore.get(ananya)).toBe('{"content":"From there"}');
});
