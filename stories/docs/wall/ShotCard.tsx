import { type MouseEvent, memo } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../src/ui/Button.tsx';
import { moveFocusOnRemove } from '../../../src/ui/moveFocusOnRemove.ts';
import { Tag, type TagTone } from '../../../src/ui/Tag.tsx';
import type { Shot, Status } from '../../../tools/shots/approvals.ts';
import { Comparison } from './Comparison.tsx';
import { COUNTS, type ShotWithStatus } from './filters.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { thumbnailUrl } from './useShots.ts';

const STATUS: Record<Status, { tone: TagTone; text: string } | null> = {
  'not approved': null,
  same: { tone: 'leaf', text: 'Approved' },
  looks: { tone: 'vermilion', text: 'Looks different' },
  markup: { tone: 'marigold', text: 'Only markup changed' },
};

interface Props {
  shot: ShotWithStatus;
  onOpen: (shot: Shot) => void;
  onApprove: (shots: readonly Shot[]) => void;
  /** Absent if the approval cannot be revoked here, because the repository has it. */
  onRevoke: ((shot: Shot) => void) | undefined;
  /** Whether the picture no longer fits the filters once it is approved or revoked. */
  leaves: boolean;
}

/** A picture with its name, status and actions. */
export const ShotCard = memo(({ shot, onOpen, onApprove, onRevoke, leaves }: Props) => {
  const { screen, state, theme, width, status } = shot;
  const label = `${screen}, ${state}, ${theme}, ${width} px`;
  const tag = STATUS[status];
  const isApproved = status === 'same';
  const verb = isApproved ? 'Revoke' : 'Approve';
  function toggleApproval({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    if (leaves) moveFocusOnRemove(currentTarget, '[data-approval]', `#${COUNTS}`);
    if (isApproved) onRevoke?.(shot);
    else onApprove([shot]);
  }
  return (
    <Root $wide={status === 'looks'}>
      <Name>
        <strong>{state}</strong> {theme === 'dark' ? 'Dark' : 'Light'} · {width} px
      </Name>
      {status === 'looks' ? (
        <Comparison shot={shot} onOpen={onOpen} label={label} />
      ) : (
        <Thumbnail
          src={thumbnailUrl(shot.picture)}
          width={width}
          label={`Open live: ${label}`}
          onPress={() => onOpen(shot)}
        />
      )}
      <Foot>
        {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
        {/* One button for both, so that focus stays on it. */}
        {(!isApproved || onRevoke) && (
          <Button
            size="sm"
            variant={isApproved ? 'quiet' : 'line'}
            aria-label={`${verb} ${label}`}
            data-approval
            onClick={toggleApproval}
          >
            {verb}
          </Button>
        )}
      </Foot>
    </Root>
  );
});

const Root = styled.li<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  /* Cards outside the window are not laid out and do not load their picture; the padding leaves room for
     outlines. */
  content-visibility: auto;
  contain-intrinsic-size: auto 480px;
  margin: -4px;
  padding: 4px;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
const Name = styled.p`
  color: var(--ink-2);
  font: var(--t-meta);
  strong {
    display: block;
    overflow-wrap: anywhere;
    color: var(--ink);
    font: var(--t-strong);
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 44px;
`;
