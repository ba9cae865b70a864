import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { ROW_GAP, destinationRowCss } from './destinationRowCss.ts';
import { formatDate } from '../../shared/format/time.ts';
import { CollapsingItem } from '../../ui/CollapsingItem.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { useRenderTime } from '../../ui/useRenderTime.ts';
import { DestinationPicture } from './DestinationPicture.tsx';

interface Props {
  ref?: Ref<HTMLLIElement>;
  destination: string;
  notes: string | null;
  /** Date of the visit, if any. */
  visited?: string | undefined;
  /** Action buttons of the row. */
  children?: ReactNode;
}

/**
 * A place to visit or already visited: picture, notes and date (TODO-01, PROF-14). Collapses when removed
 * from its list.
 */
export function DestinationRow({ ref, destination, notes, visited, children }: Props) {
  useRenderTime();
  return (
    <Row ref={ref} gap={ROW_GAP}>
      <DestinationPicture destination={destination} />
      <Text>
        <h2 dir="auto">{destination}</h2>
        {notes && (
          <p>
            <RichText text={notes} />
          </p>
        )}
        {visited && <small>{formatDate(visited)}</small>}
        {children}
      </Text>
    </Row>
  );
}

const Row = styled(CollapsingItem)`
  ${destinationRowCss}
`;

const Text = styled.div`
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
