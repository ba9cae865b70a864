import { styled } from 'styled-components';
import { Skeleton } from './Skeleton.tsx';

/**
 * Placeholder for a list row: a portrait and two lines of text. Hidden from screen readers, like `Skeleton`.
 */
export function SkeletonRow() {
  return (
    <Row data-skeleton="row" aria-hidden>
      <Skeleton w="40px" h="40px" round />
      <Lines>
        <Skeleton w="128px" />
        <Skeleton w="176px" h="12px" />
      </Lines>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
`;

const Lines = styled.div`
  display: grid;
  gap: 10px;
  flex: 1;
  min-width: 0;
`;
