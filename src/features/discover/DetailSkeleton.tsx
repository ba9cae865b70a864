import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';

/** A detail page on its way: picture, title and the first lines. */
export function DetailSkeleton({ ratio }: { ratio: number }) {
  return (
    <div data-skeleton="detail" aria-hidden>
      <Print style={{ '--ratio': ratio }} />
      <Lines $pad $gap={12}>
        <Skeleton w="56%" />
        <Skeleton w="88%" h="30px" />
        <Skeleton w="40%" />
        <Skeleton h="150px" />
        <Skeleton w="48%" h="24px" />
        <Skeleton />
        <Skeleton />
        <Skeleton w="70%" />
      </Lines>
    </div>
  );
}

const Print = styled.div`
  aspect-ratio: var(--ratio);
  width: 100%;
  max-height: max(15rem, 62dvh);
  background: var(--paper-3);
`;

const Lines = styled(Stack)`
  padding-block: 20px 40px;
  background: var(--paper);
`;
