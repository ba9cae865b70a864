import { useState } from 'react';
import { TextField } from '../../../src/ui/TextField.tsx';

export interface Entry {
  id: string;
  /** What it is: a call, a kind of message, the id of a row. */
  title: string;
  /** Beside the title: status and time. */
  note: string;
  failed?: boolean;
  /** All of it as text, to search in. */
  text: string;
  /** What is shown when it is opened. */
  payload: () => unknown;
}

/** So many are shown at once. */
const MOST = 50;

/** Entries that hold each of the words. */
export function search(entries: readonly Entry[], words: string): Entry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, note, text }) => {
    const all = `${title} ${note} ${text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

function EntryRow({ entry: { title, note, failed, payload } }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{title}</span> <span className={failed ? 'bad' : 'muted'}>{note}</span>
        </summary>
        {open && <pre>{JSON.stringify(payload(), null, 2)}</pre>}
      </details>
    </li>
  );
}

interface Props {
  /** What is listed: 'Requests'. */
  name: string;
  /** Newest first. */
  entries: readonly Entry[];
  /** What is said where there are none. */
  empty: string;
}

/** Entries to search in and to open. */
export function EntryList({ name, entries, empty }: Props) {
  const [words, setWords] = useState('');
  const found = search(entries, words);
  return (
    <div className="section fields">
      <TextField
        type="search"
        label={`Search ${name.toLowerCase()}`}
        placeholder="A path, a name, a word"
        value={words}
        onValue={setWords}
      />
      <p className="small" role="status">
        {entries.length === 0 ? empty : `${found.length} of ${entries.length}`}
        {found.length > MOST && `, the first ${MOST} shown`}
      </p>
      <ul className="entry-list">
        {found.slice(0, MOST).map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}
