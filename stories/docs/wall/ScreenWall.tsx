import { Suspense, lazy, useState } from 'react';
import { WALL_PAGE } from '../../../.storybook/environment/wallStory.ts';
import type { Shot } from '../../../tools/shots/approvals.ts';
import { Page } from '../parts/Page.tsx';
import { ApprovalBar } from './ApprovalBar.tsx';
import { START, filtered, focusCounts, withStatus } from './filters.ts';
import { NoPictures } from './NoPictures.tsx';
import { Pictures } from './Pictures.tsx';
import { CAN_SAVE, useShots } from './useShots.ts';
import { WallCounts } from './WallCounts.tsx';
import { WallFilters } from './WallFilters.tsx';

const LiveScreen = lazy(() => import('./LiveScreen.tsx'));

/** Every screen in every state and both themes, as pictures; each opens live. */
export function ScreenWall() {
  const { shots, approvals, added, steps, failed, approve, revoke, undo } = useShots();
  const [choice, setChoice] = useState(START);
  const [open, setOpen] = useState<Shot | null>(null);
  function undoStep(): void {
    // The bar, and its button with it, may be gone after the last step.
    if (steps.length === 1) focusCounts();
    undo();
  }
  if (shots === undefined) return <Page title="Screen wall">{null}</Page>;
  if (shots === null)
    return (
      <Page title="Screen wall">
        <p>
          There are no pictures here yet. <code>npm run shots</code> makes them, and so does every static
          build on a machine with a browser.
        </p>
      </Page>
    );
  const all = withStatus(shots.shots, shots.madeWith, approvals);
  const visibleShots = filtered(all, choice);
  const approved = all.filter(({ status }) => status !== 'not approved').length;
  const isOtherSystem = approved > 0 && shots.madeWith !== approvals.madeWith;
  return (
    <Page title="Screen wall">
      <p>
        Press a picture to use the screen. Approve the pictures that look right: from then on, the wall tells
        you when they change.
        {parent !== window && (
          <>
            {' '}
            To share the wall,{' '}
            <a href={WALL_PAGE} target="_top">
              open it alone
            </a>
            : without the sidebar it opens sooner.
          </>
        )}
      </p>
      <WallFilters shots={all} choice={choice} onChoice={setChoice} />
      <WallCounts all={all} shown={visibleShots} onApprove={approve} />
      {isOtherSystem && (
        <p>
          Approved with {approvals.madeWith}, these were taken with {shots.madeWith}: only their markup is
          compared.
        </p>
      )}
      {visibleShots.length === 0 && <NoPictures choice={choice} approved={approved} onChoice={setChoice} />}
      <Pictures
        shots={visibleShots}
        wide={choice.width !== '390'}
        onOpen={setOpen}
        onApprove={approve}
        onRevoke={revoke}
        canRevoke={({ name }) => CAN_SAVE || added.includes(name)}
        leave={choice.show !== START.show}
      />
      <ApprovalBar
        approvals={approvals}
        added={added}
        failed={failed}
        onUndo={steps.length > 0 ? undoStep : undefined}
      />
      <Suspense>{open && <LiveScreen shot={open} onClose={() => setOpen(null)} />}</Suspense>
    </Page>
  );
}
