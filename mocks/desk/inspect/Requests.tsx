import { useMemo, useSyncExternalStore } from 'react';
import { useDesk } from '../useDesk.ts';
import { EntryList } from './EntryList.tsx';
import { requestEntries } from './entries.ts';

/** Live list of the phone's calls. */
export function Requests() {
  const { requests } = useDesk().backend;
  const recorded = useSyncExternalStore(requests.subscribe, requests.recorded);
  const entries = useMemo(() => requestEntries(recorded), [recorded]);
  return <EntryList name="Requests" entries={entries} empty="The phone has asked for nothing yet." />;
}
