import { useState, useSyncExternalStore } from 'react';
import { chooseTexts, download } from '../moment/files.ts';
import { PressedButton } from '../components/PressedButtons.tsx';
import { useDesk } from '../useDesk.ts';
import { NewNote } from './NewNote.tsx';
import { type Note, merge, notes, parseMarkdown, toMarkdown } from './notes.ts';
import { RowButton } from '../components/RowButton.tsx';

const useNotes = (): readonly Note[] => useSyncExternalStore(notes.subscribe, notes.get);

export function useNotesStatus(): string {
  const open = useNotes().filter(({ resolved }) => !resolved).length;
  return open === 0 ? 'None open' : `${open} open`;
}

function NoteItem({ note }: { note: Note }) {
  const resolve = (): void =>
    notes.change(
      notes.get().map((each) => (each.id === note.id ? { ...each, resolved: !each.resolved } : each)),
    );
  return (
    <li className="section">
      {note.picture && <img className="note-picture" src={note.picture} alt="The place of this note" />}
      <p>{note.text}</p>
      <p className="small">
        {note.about} · {note.at}
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

/** Notes pinned to elements on the phone; stored in this browser only. */
export function Notes() {
  const { run } = useDesk();
  const list = useNotes();
  const [all, setAll] = useState(false);
  const [here, setHere] = useState(false);
  const visibleNotes = list.filter(
    (note) => (all || !note.resolved) && (!here || note.route === location.pathname),
  );
  const load = (): void =>
    run(async () => {
      const texts = await chooseTexts('.md,text/markdown', true);
      notes.change(merge(notes.get(), texts.flatMap(parseMarkdown)));
    });
  return (
    <>
      <p className="intro">Remarks on what you see, with the moment in which you saw it.</p>
      <NewNote />
      {list.length > 0 && (
        <div className="section row">
          <PressedButton pressed={all} onPress={() => setAll(!all)}>
            Show resolved
          </PressedButton>
          <PressedButton pressed={here} onPress={() => setHere(!here)}>
            This screen only
          </PressedButton>
          <span className="small" role="status">
            {visibleNotes.length} of {list.length}
          </span>
        </div>
      )}
      {list.length === 0 && (
        <p className="section small">
          No notes yet. Press ‘Pin a note’, then anything on the phone: a picture of it and a link to this
          moment are kept with your words.
        </p>
      )}
      <ul>
        {visibleNotes.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ul>
      <div className="section row">
        <RowButton
          disabled={list.length === 0}
          onClick={() => download('notes.md', toMarkdown(list), 'text/markdown')}
        >
          Export Markdown
        </RowButton>
        <RowButton onClick={load}>Import</RowButton>
      </div>
    </>
  );
}
