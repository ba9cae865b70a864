import { useState } from 'react';
import { POINTS, POINTS_PER_LEVEL } from '../../../src/shared/limits.ts';
import { pointsOf } from '../../rules/ranking.ts';
import { currentId, firstNameOf } from '../people/seededPeople.ts';
import { useDesk } from '../useDesk.ts';
import {
  type LedgerLine,
  type Worths,
  aroundPerson,
  awardKinds,
  awardNames,
  ledgerOf,
  rankBy,
} from './recount.ts';

export function useLedgerFact(): string {
  const { backend } = useDesk();
  return `${pointsOf(backend.db, currentId(backend))}, each explained`;
}

interface NumberProps {
  label: string;
  value: number;
  least: number;
  onValue: (value: number) => void;
}

function NumberField({ label, value, least, onValue }: NumberProps) {
  return (
    <input
      type="number"
      aria-label={label}
      min={least}
      max={999}
      value={value}
      onChange={({ target }) => onValue(Math.max(least, Math.min(999, target.valueAsNumber || 0)))}
    />
  );
}

interface LineProps {
  line: LedgerLine;
  worth: number;
  onWorth: (worth: number) => void;
}

function Line({ line: { kind, times, earlier, points }, worth, onWorth }: LineProps) {
  const changed = times * worth !== points;
  return (
    <tr className={worth === POINTS[kind] ? undefined : 'ch'}>
      <th scope="row">
        {awardNames[kind]}
        {earlier > 0 && <span className="small"> {earlier} before the demo began</span>}
      </th>
      <td>{times}</td>
      <td>
        <NumberField label={awardNames[kind]} value={worth} least={0} onValue={onWorth} />
      </td>
      <td>
        {changed && <s>{points}</s>} <b>{times * worth}</b>
      </td>
    </tr>
  );
}

const moveText = (up: number, rank: number): string => {
  if (up === 0) return String(rank);
  return up > 0 ? `up to ${rank}` : `down to ${rank}`;
};

function Leaderboard({ worths }: { worths: Worths }) {
  const { backend } = useDesk();
  const [users, awards] = [backend.db.user.all(), backend.db.award.all()];
  const before = rankBy(users, awards, ({ points }) => points);
  const after = rankBy(users, awards, ({ kind }) => worths[kind]);
  const me = currentId(backend);
  return (
    <div className="sec">
      <h2>Leaderboard, before and after</h2>
      <table className="board">
        <thead>
          <tr>
            {['Traveller', 'Before', 'After', 'Rank'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {aroundPerson(before, after, me).map((row) => (
            <tr key={row.id} className={row.id === me ? 'me' : undefined}>
              <th scope="row">{row.name}</th>
              <td>{row.before}</td>
              <td>
                <b>{row.after}</b>
              </td>
              <td className={row.up === 0 ? undefined : row.up > 0 ? 'ok' : 'no'}>
                {moveText(row.up, row.rank)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Why somebody has these points, and what would follow if an award were worth something else. */
export function PointsLedger() {
  const { backend, run, mockBackend } = useDesk();
  const [worths, setWorths] = useState<Worths>(POINTS);
  const [width, setWidth] = useState(POINTS_PER_LEVEL);
  const lines = ledgerOf(backend.db.award.all(), currentId(backend));
  const total = pointsOf(backend.db, currentId(backend));
  const after = lines.reduce((sum, { kind, times }) => sum + times * worths[kind], 0);
  const levels = [Math.floor(total / POINTS_PER_LEVEL) + 1, Math.floor(after / width) + 1];
  const recount = (next: Worths): void =>
    run(async () => {
      const snapshot = await mockBackend.snapshot();
      const award = snapshot.rows.award.map((row) => ({ ...row, points: next[row.kind] }));
      await mockBackend.restore({ ...snapshot, rows: { ...snapshot.rows, award } });
    });
  return (
    <>
      <p className="lede">
        Why {firstNameOf(backend)} has {total} points. Change what an award is worth and see what follows.
      </p>
      <div className="sec">
        <table className="ledger">
          <thead>
            <tr>
              {['Award', 'Times', 'Worth', 'Points'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {awardKinds.map((kind, index) => {
              const line = lines[index];
              return (
                line && (
                  <Line
                    key={kind}
                    line={line}
                    worth={worths[kind]}
                    onWorth={(worth) => setWorths({ ...worths, [kind]: worth })}
                  />
                )
              );
            })}
            <tr className="sum">
              <th scope="row" colSpan={3}>
                Total
              </th>
              <td>
                {after !== total && <s>{total}</s>} <b>{after}</b>
              </td>
            </tr>
            <tr>
              <th scope="row" colSpan={2}>
                Points per level
              </th>
              <td>
                <NumberField label="Points per level" value={width} least={1} onValue={setWidth} />
              </td>
              <td>{levels[0] === levels[1] ? `Level ${levels[0]}` : `Level ${levels[0]} → ${levels[1]}`}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <Leaderboard worths={worths} />
      <div className="sec row">
        <button type="button" className="btn pri grow" onClick={() => recount(worths)}>
          Replay past awards
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            setWorths(POINTS);
            setWidth(POINTS_PER_LEVEL);
            recount(POINTS);
          }}
        >
          As specified
        </button>
      </div>
    </>
  );
}
