import { useState } from 'react';
import { POINTS, POINTS_PER_LEVEL } from '../../../src/shared/limits.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { levelOf } from '../../../src/shared/rules/levels.ts';
import { pointsOf } from '../../rules/ranking.ts';
import { TableHead } from '../parts/TableHead.tsx';
import { currentId, firstNameOf } from '../people/seededPeople.ts';
import { useDesk } from '../useDesk.ts';
import { type LedgerLine, type Worths, aroundPerson, awardNames, ledgerOf, rankBy } from './recount.ts';

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
    <tr className={worth === POINTS[kind] ? undefined : 'changed'}>
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
    <div className="section">
      <h2>Leaderboard, before and after</h2>
      <table className="leaderboard">
        <TableHead columns={['Traveller', 'Before', 'After', 'Rank']} />
        <tbody>
          {aroundPerson(before, after, me).map((row) => (
            <tr key={row.id} className={row.id === me ? 'current-person' : undefined}>
              <th scope="row">{row.name}</th>
              <td>{row.before}</td>
              <td>
                <b>{row.after}</b>
              </td>
              <td className={row.up === 0 ? undefined : row.up > 0 ? 'good' : 'bad'}>
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
  const levels = [levelOf(total), levelOf(after, width)];
  const recount = (next: Worths): void =>
    run(async () => {
      const snapshot = await mockBackend.snapshot();
      const award = snapshot.rows.award.map((row) => ({ ...row, points: next[row.kind] }));
      await mockBackend.restore({ ...snapshot, rows: { ...snapshot.rows, award } });
    });
  return (
    <>
      <p className="intro">
        Why {firstNameOf(backend)} has {total} points. Change what an award is worth and see what follows.
      </p>
      <div className="section">
        <table className="ledger">
          <TableHead columns={['Award', 'Times', 'Worth', 'Points']} />
          <tbody>
            {lines.map((line) => (
              <Line
                key={line.kind}
                line={line}
                worth={worths[line.kind]}
                onWorth={(worth) => setWorths({ ...worths, [line.kind]: worth })}
              />
            ))}
            <tr className="total">
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
      <div className="section row">
        <Button size="sm" className="grow" onClick={() => recount(worths)}>
          Replay past awards
        </Button>
        <Button
          variant="line"
          size="sm"
          onClick={() => {
            setWorths(POINTS);
            setWidth(POINTS_PER_LEVEL);
            recount(POINTS);
          }}
        >
          As specified
        </Button>
      </div>
    </>
  );
}
