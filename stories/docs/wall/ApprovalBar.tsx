import { styled } from 'styled-components';
import { Button } from '../../../src/ui/Button.tsx';
import type { Approvals } from '../../../tools/shots/approvals.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { CAN_SAVE } from './useShots.ts';

interface Props {
  approvals: Approvals;
  added: readonly string[];
  failed: boolean;
  /** Takes back the last step; absent if there is none. */
  onUndo: (() => void) | undefined;
}

function download(approvals: Approvals): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(approvals, null, 2)}\n`]));
  Object.assign(document.createElement('a'), { href: url, download: 'approvals.json' }).click();
  URL.revokeObjectURL(url);
}

const STORED_IN_BROWSER = (
  <>
    Kept in this browser. To share them, put the file into the <code>stories</code> folder, or give a
    developer the command.
  </>
);

/** Lists what was approved on this page, and how to get it into the repository. */
export function ApprovalBar({ approvals, added, failed, onUndo }: Props) {
  if (added.length === 0 && !onUndo) return null;
  const isSaved = CAN_SAVE && !failed;
  return (
    <Bar role="status">
      <p>
        <strong>{added.length} approved.</strong>{' '}
        {isSaved ? 'Saved in stories/approvals.json.' : STORED_IN_BROWSER}
      </p>
      {!isSaved && added.length > 0 && (
        <>
          <Button size="sm" onClick={() => download(approvals)}>
            Download approvals.json
          </Button>
          <CopyButton text={`npm run shots -- --approve ${added.join(' ')}`} what="the command" named />
        </>
      )}
      {onUndo && (
        <Button size="sm" variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  width: fit-content;
  padding: 12px 16px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow:
    inset 0 0 0 1px var(--line-2),
    var(--e2);
`;
