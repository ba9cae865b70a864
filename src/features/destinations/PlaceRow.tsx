import { useIsPresent } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { ROW_GAP } from './rowGap.ts';
import { formatDate } from '../../shared/format/time.ts';
import { useMotionPreset } from '../../ui/useMotionPreset.ts';
import { RichText } from '../../ui/RichText.tsx';
import { PlacePicture } from './PlacePicture.tsx';

interface Props {
  ref?: Ref<HTMLLIElement>;
  destination: string;
  notes: string | null;
  /** Date of the visit, if any. */
  visited?: string | undefined;
  /** Buttons of the row. */
  children?: ReactNode;
}

/** The gap below a row closes with it. */
const GONE = { height: 0, marginBottom: -ROW_GAP, opacity: 0 };
/** With a listener, framer-motion animates the opacity in step with the height, not on the compositor ahead of it. */
const inStep = (): void => undefined;

/** A place to visit or visited: picture, notes and date (TODO-01, PROF-14). Collapses when it leaves its list. */
export function PlaceRow({ ref, destination, notes, visited, children }: Props) {
  const present = useIsPresent();
  const transition = useMotionPreset('collapse');
  return (
    <Row ref={ref} inert={!present} exit={GONE} transition={transition} onUpdate={inStep}>
      <PlacePicture destination={destination} />
      <Words>
        <h2 dir="auto">{destination}</h2>
        {notes && (
          <p>
            <RichText text={notes} />
          </p>
        )}
        {visited && <small>{formatDate(visited)}</small>}
        {children}
      </Words>
    </Row>
  );
}

const Row = styled(m.li)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  @media (max-width: 359px) {
    grid-template-columns: 64px minmax(0, 1fr);
  }
`;

const Words = styled.div`
  padding: 12px 12px 12px 14px;
  h2 {
    font: var(--t-sub);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-2);
    font: var(--t-body-s);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
`;
