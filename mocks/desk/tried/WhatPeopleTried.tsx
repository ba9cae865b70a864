import { useSyncExternalStore } from 'react';
import { download } from '../moment/files.ts';
import { TableHead } from '../components/TableHead.tsx';
import { Studies } from '../studies/Studies.tsx';
import { type TriedKind, chartBars, triedKinds, userRows, triedCsv, triedEntries } from './triedEntries.ts';
import { RowButton } from '../components/RowButton.tsx';

const useTried = () => useSyncExternalStore(triedEntries.subscribe, triedEntries.get);

export function useTriedStatus(): string {
  const { length } = useTried();
  if (length === 0) return 'Nothing yet';
  return length === 1 ? '1 thing' : `${length} things`;
}

function Chart({ kind }: { kind: TriedKind }) {
  const bars = chartBars(useTried(), kind);
  return (
    <div className="section">
      <h2>{kind}</h2>
      {bars.length === 0 ? (
        <p className="small">Nothing yet.</p>
      ) : (
        <ul className="bar-list">
          {bars.map(({ what, count, share }) => (
            <li key={what}>
              <span>{what}</span>
              <span className="bar" style={{ width: `${share * 100}%` }} aria-hidden />
              <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const yes = (done: boolean): string => (done ? 'Yes' : '–');

function UserTable() {
  const rows = userRows(useTried());
  if (rows.length === 0) return null;
  return (
    <div className="section">
      <h2>Per person</h2>
      <table>
        <TableHead columns={['Person', 'Dead ends', 'Plan', 'Liked', 'Posted']} />
        <tbody>
          {rows.map(({ person, pressed, plan, liked, posted }) => (
            <tr key={person}>
              <th scope="row">{person}</th>
              <td>{pressed}</td>
              <td>{plan || '–'}</td>
              <td>{yes(liked)}</td>
              <td>{yes(posted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What users tried, as bars and as files; nothing leaves the browser. */
export function WhatPeopleTried() {
  const list = useTried();
  const people = new Set(list.map(({ person }) => person)).size;
  const none = list.length === 0;
  return (
    <>
      <p className="intro">
        {none
          ? 'Dead ends, plans, first likes and searches without a result appear here as people use the phone.'
          : `${people === 1 ? 'One person' : `${people} people`} in this browser.`}{' '}
        Nothing leaves the browser.
      </p>
      <Studies />
      {!none && triedKinds.map((kind) => <Chart key={kind} kind={kind} />)}
      <UserTable />
      <div className="section row">
        <RowButton disabled={none} onClick={() => download('tried.csv', triedCsv(list), 'text/csv')}>
          Export CSV
        </RowButton>
        <RowButton disabled={none} onClick={() => download('tried.json', JSON.stringify(list, null, 2))}>
          Export JSON
        </RowButton>
      </div>
    </>
  );
}
