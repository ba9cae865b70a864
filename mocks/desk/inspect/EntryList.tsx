import { useState } from 'react';
import { TextField } from '../../../src/ui/TextField.tsx';

export interface Entry {
  id: string;
  /** A call, a message type or a row id. */
  title: string;
  /** Shown beside the title: status and time. */
  note: string;
  failed?: boolean;
  /** All of it as text, for searching. */
  text: string;
  /** Shown when the entry is opened. */
  payload: () => unknown;
}

/** Maximum number of entries shown at once. */
const MAX_ENTRIES = 50;

/** Entries that contain all of the words. */
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
  /** Name of the list: 'Requests'. */
  name: string;
  /** Newest first. */
  entries: readonly Entry[];
  /** Text shown if there are no entries. */
  empty: string;
}

/** A searchable list of expandable entries. */
export function EntryList({ name, entries, empty }: Props) {
  const [words, setWords] = useState('');
  const matches = search(entries, words);
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
        {entries.length === 0 ? empty : `${matches.length} of ${entries.length}`}
        {matches.length > MAX_ENTRIES && `, the first ${MAX_ENTRIES} shown`}
      </p>
      <ul className="entry-list">
        {matches.slice(0, MAX_ENTRIES).map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}
