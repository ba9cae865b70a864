import { useState, useSyncExternalStore } from 'react';
import { clock } from '../../../src/shared/clock.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { TextArea } from '../../../src/ui/TextArea.tsx';
import { nameOf } from '../failures/phone.ts';
import { chooseTexts, download } from '../moment/files.ts';
import { dayAndTime } from '../time/timeWords.ts';
import { useDesk } from '../useDesk.ts';
import { type Note, merge, notes, parseMarkdown, toMarkdown } from './notes.ts';

const useNotes = (): readonly Note[] => useSyncExternalStore(notes.subscribe, notes.get);

export function useNotesFact(): string {
  const open = useNotes().filter(({ resolved }) => !resolved).length;
  return open === 0 ? 'None open' : `${open} open`;
}

/** Settles with the element that a person presses next on the phone; the press does nothing else. */
function pickElement(): Promise<Element> {
  document.documentElement.toggleAttribute('data-picking', true);
  return new Promise((resolve) => {
    const pick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.demo-desk')) return;
      event.preventDefault();
      event.stopPropagation();
      document.removeEventListener('click', pick, true);
      document.documentElement.removeAttribute('data-picking');
      resolve(event.target.closest('button, a, article, h1, h2, h3, img, section') ?? event.target);
    };
    document.addEventListener('click', pick, true);
  });
}

const shortName = (element: Element): string => nameOf(element).replace(/\s+/g, ' ').slice(0, 60);

function NewNote() {
  const { mockBackend, run } = useDesk();
  const [about, setAbout] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);
  const [text, setText] = useState('');
  const pin = async (): Promise<void> => {
    setPicking(true);
    setAbout(shortName(await pickElement()));
    setPicking(false);
  };
  const save = (): void =>
    run(async () => {
      const link = await mockBackend.moment();
      const at = dayAndTime(clock.now());
      const note = { id: crypto.randomUUID(), text, about: about ?? '', route: location.pathname, link, at };
      notes.change([{ ...note, resolved: false }, ...notes.get()]);
      setAbout(null);
      setText('');
    });
  return (
    <div className="section fields">
      {about === null ? (
        <Button size="sm" full disabled={picking} onClick={() => void pin()}>
          {picking ? 'Now press something on the phone' : 'Pin a note'}
        </Button>
      ) : (
        <>
          <TextArea label={`Note on “${about}”`} value={text} onValue={setText} />
          <Button size="sm" full disabled={text.trim() === ''} onClick={save}>
            Save note
          </Button>
        </>
      )}
    </div>
  );
}

function NoteItem({ note }: { note: Note }) {
  const resolve = (): void =>
    notes.change(
      notes.get().map((each) => (each.id === note.id ? { ...each, resolved: !each.resolved } : each)),
    );
  return (
    <li className="section">
      <p>{note.text}</p>
      <p className="small">
        {note.about}, {note.at}
      </p>
      <div className="row">
        <a className="link-button" href={note.link}>
          Open this moment
        </a>
        <button type="button" className="link-button" onClick={resolve}>
          {note.resolved ? 'Open again' : 'Resolve'}
        </button>
      </div>
    </li>
  );
}

/** Remarks pinned to what is on the phone; they stay in this browser. */
export function Notes() {
  const { run } = useDesk();
  const list = useNotes();
  const [all, setAll] = useState(false);
  const shown = all ? list : list.filter(({ resolved }) => !resolved);
  const load = (): void =>
    run(async () => {
      const texts = await chooseTexts('.md,text/markdown', true);
      notes.change(merge(notes.get(), texts.flatMap(parseMarkdown)));
    });
  return (
    <>
      <p className="intro">Remarks on what you see, with the moment in which you saw it.</p>
      <NewNote />
      <ul>
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
      <div className="section row">
        <Button variant="line" size="sm" className="compact" aria-pressed={all} onClick={() => setAll(!all)}>
          Resolved, too
        </Button>
        <Button
          variant="line"
          size="sm"
          className="compact grow"
          disabled={list.length === 0}
          onClick={() => download('notes.md', toMarkdown(list), 'text/markdown')}
        >
          Export Markdown
        </Button>
        <Button variant="line" size="sm" className="compact" onClick={load}>
          Import
        </Button>
      </div>
    </>
  );
}
