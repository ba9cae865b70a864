import { useMemo, useSyncExternalStore } from 'react';
import { EntryList } from './EntryList.tsx';
import { messageEntries } from './entries.ts';
import { messages } from './messages.ts';

/** Live list of socket messages in both directions. */
export function Messages() {
  const events = useSyncExternalStore(messages.subscribe, messages.get);
  const entries = useMemo(() => messageEntries(events), [events]);
  return (
    <EntryList
      name="Messages"
      entries={entries}
      empty="Nothing has come over the live line since the desk was opened."
    />
  );
}
