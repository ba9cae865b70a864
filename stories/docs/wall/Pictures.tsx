import { startTransition, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Shot } from '../../../tools/shots/approvals.ts';
import { type ShotWithStatus, byScreen } from './filters.ts';
import { ShotCard } from './ShotCard.tsx';

/** Pictures rendered at once, which fill a large window; the others follow while these load. */
const FIRST = 24;

interface Props {
  shots: readonly ShotWithStatus[];
  /** Room for pictures of a desktop. */
  wide: boolean;
  onOpen: (shot: Shot) => void;
  onApprove: (shots: readonly Shot[]) => void;
  onRevoke: (shot: Shot) => void;
  canRevoke: (shot: Shot) => boolean;
  /** Whether a picture leaves the list once it is approved or revoked. */
  leave: boolean;
}

/** The pictures of the wall, screen by screen. */
export function Pictures({ shots, wide, onOpen, onApprove, onRevoke, canRevoke, leave }: Props) {
  const [rendered, setRendered] = useState(FIRST);
  useEffect(() => startTransition(() => setRendered(Infinity)), []);
  return byScreen(shots.slice(0, rendered)).map(([screen, ofScreen]) => (
    <section key={screen} aria-label={screen}>
      <h2>{screen}</h2>
      <Cards $wide={wide}>
        {ofScreen.map((shot) => (
          <ShotCard
            key={shot.name}
            shot={shot}
            onOpen={onOpen}
            onApprove={onApprove}
            onRevoke={canRevoke(shot) ? onRevoke : undefined}
            leaves={leave}
          />
        ))}
      </Cards>
    </section>
  ));
}

const Cards = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $wide }) => ($wide ? 380 : 180)}px, 1fr));
  gap: 24px 20px;
  padding: 12px 0 28px;
  list-style: none;
`;
