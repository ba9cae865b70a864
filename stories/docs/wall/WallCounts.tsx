import { styled } from 'styled-components';
import { Button } from '../../../src/ui/Button.tsx';
import { formatCount } from '../../../src/shared/format/numbers.ts';
import { type Shot, hasChanged } from '../../../tools/shots/approvals.ts';
import { COUNTS, type ShotWithStatus, focusCounts } from './filters.ts';

interface Props {
  all: readonly ShotWithStatus[];
  shown: readonly ShotWithStatus[];
  onApprove: (shots: readonly Shot[]) => void;
}

/** How many pictures are shown, and the button that approves all of them. */
export function WallCounts({ all, shown, onApprove }: Props) {
  const open = shown.filter(({ status }) => status !== 'same');
  const approved = all.filter(({ status }) => status !== 'not approved').length;
  const moved = all.filter(({ status }) => hasChanged(status)).length;
  function approveShown(): void {
    focusCounts();
    onApprove(open);
  }
  return (
    <Counts>
      <p role="status" id={COUNTS} tabIndex={-1}>
        {shown.length} of {all.length} pictures · {approved} approved · {moved} changed since
      </p>
      {shown.length > 0 && (
        <Button size="sm" variant="line" disabled={open.length === 0} onClick={approveShown}>
          {open.length > 0 ? `Approve ${formatCount(open.length, 'picture')}` : 'All approved'}
        </Button>
      )}
    </Counts>
  );
}

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  color: var(--ink-2);
`;
