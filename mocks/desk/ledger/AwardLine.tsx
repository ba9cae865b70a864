import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react';
import { useState } from 'react';
import { POINTS } from '../../../src/shared/limits.ts';
import { currentUserId } from '../people/roleUsers.ts';
import { dateAndTime } from '../time/formatTimes.ts';
import { useDesk } from '../useDesk.ts';
import { NumberField } from './NumberField.tsx';
import { reasonsOf } from './reasons.ts';
import { type LedgerLine, awardNames } from './recount.ts';

/** The reasons for the awards of one kind, one per line. */
function Reasons({ kind, earlier }: Pick<LedgerLine, 'kind' | 'earlier'>) {
  const { backend } = useDesk();
  const reasons = reasonsOf(backend.db, currentUserId(backend), kind);
  return (
    <tr className="reasons">
      <td colSpan={4}>
        {reasons.length > 1 && <p className="small">Newest first</p>}
        <ul>
          {reasons.map(({ id, text, at }) => (
            <li key={id}>
              <span>{text}</span>
              <span className="small">{dateAndTime(Date.parse(at))}</span>
            </li>
          ))}
          {earlier > 0 && (
            <li className="small">
              {earlier} {reasons.length > 0 && 'more '}before the demo began
            </li>
          )}
        </ul>
      </td>
    </tr>
  );
}

interface Props {
  line: LedgerLine;
  worth: number;
  onWorth: (worth: number) => void;
}

/** One kind of award in the ledger: count and worth; pressing its name expands the reasons. */
export function AwardLine({ line: { kind, times, earlier, points }, worth, onWorth }: Props) {
  const [open, setOpen] = useState(false);
  const changed = times * worth !== points;
  const name = awardNames[kind];
  return (
    <>
      <tr className={worth === POINTS[kind] ? undefined : 'changed'}>
        <th scope="row">
          {times === 0 ? (
            name
          ) : (
            <button type="button" className="unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
              {name} <CaretDownIcon aria-hidden />
            </button>
          )}
          {earlier > 0 && <span className="small">{earlier} before the demo began</span>}
        </th>
        <td>{times}</td>
        <td>
          <NumberField label={name} value={worth} least={0} onValue={onWorth} />
        </td>
        <td>
          {changed && <s>{points}</s>} <b>{times * worth}</b>
        </td>
      </tr>
      {open && <Reasons kind={kind} earlier={earlier} />}
    </>
  );
}
