import { Suspense, lazy, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../src/ui/Button.tsx';
import { WALL_PAGE } from '../../../.storybook/environment/wallStory.ts';
import { type Shot, hasChanged } from '../../../tools/shots/approvals.ts';
import { Page } from '../parts/Page.tsx';
import { ApprovalBar } from './ApprovalBar.tsx';
import { CHANGED, START, filtered, withStatus } from './filters.ts';
import { Pictures } from './Pictures.tsx';
import { useShots } from './useShots.ts';
import { WallFilters } from './WallFilters.tsx';

const LiveScreen = lazy(() => import('./LiveScreen.tsx'));

function emptyText(show: string, approved: number): string {
  if (show !== CHANGED) return 'No picture fits these filters.';
  return approved === 0
    ? 'Nothing is approved yet, so there is nothing to compare.'
    : 'Nothing has changed since it was approved.';
}

/** Every screen in every state and both themes, as pictures; each opens live. */
export function ScreenWall() {
  const { shots, approvals, added, failed, approve, takeBack } = useShots();
  const [choice, setChoice] = useState(START);
  const [open, setOpen] = useState<Shot | null>(null);
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
  const shown = filtered(all, choice);
  const moved = all.filter(({ status }) => hasChanged(status)).length;
  const approved = all.filter(({ status }) => status !== 'not approved').length;
  const isOtherSystem = approved > 0 && shots.madeWith !== approvals.madeWith;
  return (
    <Page title="Screen wall">
      <p>
        Press a picture to use the screen. Approve what is as it should be: from then on, the wall tells you
        when it changes.
        {parent !== window && (
          <>
            {' '}
            To share it,{' '}
            <a href={WALL_PAGE} target="_top">
              open the wall alone
            </a>
            : without the sidebar it opens sooner.
          </>
        )}
      </p>
      <WallFilters
        screens={all.map(({ screen }) => screen)}
        states={all.map(({ state }) => state)}
        choice={choice}
        onChoice={setChoice}
      />
      <Counts>
        <p role="status">
          {shown.length} of {all.length} pictures · {approved} approved · {moved} changed since
        </p>
        {shown.length > 0 && shown.length < all.length && (
          <Button
            size="sm"
            variant="line"
            onClick={() => approve(shown.filter(({ status }) => status !== 'same'))}
          >
            Approve these
          </Button>
        )}
      </Counts>
      {isOtherSystem && (
        <p>
          Approved with {approvals.madeWith}, these were taken with {shots.madeWith}: only their markup is
          compared.
        </p>
      )}
      {shown.length === 0 && <p>{emptyText(choice.show, approved)}</p>}
      <Pictures shots={shown} wide={choice.width !== '390'} onOpen={setOpen} onApprove={approve} />
      <ApprovalBar approvals={approvals} added={added} failed={failed} onTakeBack={takeBack} />
      <Suspense>{open && <LiveScreen shot={open} onClose={() => setOpen(null)} />}</Suspense>
    </Page>
  );
}

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  color: var(--ink-2);
`;
