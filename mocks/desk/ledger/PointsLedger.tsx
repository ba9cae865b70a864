import { useSyncExternalStore } from 'react';
import { POINTS, POINTS_PER_LEVEL } from '../../../src/shared/limits.ts';
import { formatNumber } from '../../../src/shared/format/numbers.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { levelOf } from '../../../src/shared/rules/levels.ts';
import { type PointRules, type PointsPerAward, specifiedRules } from '../../rules/pointRules.ts';
import { pointsOf } from '../../rules/ranking.ts';
import { TableHead } from '../components/TableHead.tsx';
import { currentUserId, firstNameOf } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { AwardLine } from './AwardLine.tsx';
import { WidthField } from './NumberField.tsx';
import { applyRules } from './applyRules.ts';
import { rankChangesAround, ledgerOf, rankBy } from './recount.ts';

export function useLedgerStatus(): string {
  const { backend } = useDesk();
  return `${formatNumber(pointsOf(backend.db, currentUserId(backend)))}, each explained`;
}

const moveText = (up: number, rank: number): string => {
  if (up === 0) return String(rank);
  return up > 0 ? `up to ${rank}` : `down to ${rank}`;
};

function Leaderboard({ pointsPerAward }: { pointsPerAward: PointsPerAward }) {
  const { backend } = useDesk();
  const [users, awards] = [backend.db.user.all(), backend.db.award.all()];
  const before = rankBy(users, awards, ({ kind }) => POINTS[kind]);
  const after = rankBy(users, awards, ({ kind }) => pointsPerAward[kind]);
  const me = currentUserId(backend);
  return (
    <div className="section">
      <h2>Leaderboard, before and after</h2>
      <table className="leaderboard">
        <TableHead columns={['Person', 'Before', 'After', 'Rank']} />
        <tbody>
          {rankChangesAround(before, after, me).map((row) => (
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

/** How a user earned their points, and what would change if awards had other values. */
export function PointsLedger() {
  const { backend, run } = useDesk();
  const { pointRules } = backend;
  const rules = useSyncExternalStore(pointRules.subscribe, pointRules.get);
  const { pointsPerAward, pointsPerLevel } = rules;
  const lines = ledgerOf(backend.db.award.all(), currentUserId(backend));
  const total = pointsOf(backend.db, currentUserId(backend));
  const after = lines.reduce((sum, { kind, times }) => sum + times * pointsPerAward[kind], 0);
  const levels = [levelOf(total, POINTS_PER_LEVEL), levelOf(after, pointsPerLevel)];
  const change = (next: Partial<PointRules>): void =>
    pointRules.change({ ...rules, replayed: false, ...next });
  return (
    <>
      <p className="intro">
        {firstNameOf(backend)} has {formatNumber(total)} points: how often each award was earned, times what
        it is worth, added up. Press an award to see what for; change its worth and see what follows.
      </p>
      <div className="section">
        <table className="ledger">
          <TableHead columns={['Award', 'Times', '× Worth', '= Points']} />
          <tbody>
            {lines.map((line) => (
              <AwardLine
                key={line.kind}
                line={line}
                worth={pointsPerAward[line.kind]}
                onWorth={(worth) => change({ pointsPerAward: { ...pointsPerAward, [line.kind]: worth } })}
              />
            ))}
            <tr className="total">
              <th scope="row" colSpan={3}>
                Total <span className="small">of all eight awards</span>
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
                <WidthField
                  value={pointsPerLevel}
                  onValue={(points) => pointRules.change({ ...rules, pointsPerLevel: points })}
                />
              </td>
              <td>{levels[0] === levels[1] ? `Level ${levels[0]}` : `Level ${levels[0]} → ${levels[1]}`}</td>
            </tr>
          </tbody>
        </table>
        <p className="small">
          Only these awards count. The worth shown on badges and challenges is not added.
        </p>
      </div>
      <Leaderboard pointsPerAward={pointsPerAward} />
      <div className="section">
        <p className="small">
          A change counts for new awards and goes with the moment link. Replay past awards to count earlier
          ones the same way. A new number of points per level applies at once.
        </p>
        <div className="row">
          <Button
            size="sm"
            className="grow"
            onClick={() => run(() => applyRules(backend, { ...rules, replayed: true }))}
          >
            Replay past awards
          </Button>
          <Button
            variant="line"
            size="sm"
            disabled={rules === specifiedRules}
            onClick={() => run(() => applyRules(backend, specifiedRules))}
          >
            Back to standard
          </Button>
        </div>
      </div>
    </>
  );
}
