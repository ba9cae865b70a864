import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Column } from '../../ui/Stack.tsx';
import { ROW_GAP, destinationRowCss } from './destinationRowCss.ts';

const COUNT = 4;

/** Placeholders for a list of `DestinationRow`s with buttons. Hidden from screen readers, like `Skeleton`. */
export function DestinationRowSkeletons() {
  return (
    <Column $gap={ROW_GAP} aria-hidden>
      {Array.from({ length: COUNT }, (_, row) => (
        <Row key={row} data-skeleton="place">
          <Skeleton h="128px" />
          <Lines>
            <Skeleton w="45%" h="20px" />
            <Skeleton w="80%" />
            <Skeleton w="132px" h="44px" />
          </Lines>
        </Row>
      ))}
    </Column>
  );
}

const Row = styled.div`
  ${destinationRowCss}
`;

const Lines = styled.div`
  display: grid;
  align-content: center;
  gap: 10px;
  padding: 0 12px 0 14px;
`;
