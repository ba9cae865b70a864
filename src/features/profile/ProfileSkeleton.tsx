import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRow } from '../../ui/SkeletonRow.tsx';
import { Stack } from '../../ui/Stack.tsx';

/** Loading state of a profile. */
export function ProfileSkeleton() {
  return (
    <Root aria-hidden>
      <Cover />
      <Stack $pad $gap={12}>
        <Portrait>
          <Skeleton w="88px" h="88px" round />
        </Portrait>
        <Skeleton w="52%" h="28px" />
        <Skeleton w="38%" />
        <Skeleton w="82%" />
        <Skeleton h="44px" />
        <SkeletonRow />
      </Stack>
    </Root>
  );
}

/* Darker blocks, since they are on the background instead of a card. */
const Root = styled.div`
  --paper-3: var(--line);
`;

const Cover = styled.div`
  aspect-ratio: 390 / 140;
  background: var(--paper-3);
`;

const Portrait = styled.div`
  width: 88px;
  margin-top: -40px;
  border-radius: 50%;
  background: var(--ground);
  box-shadow: 0 0 0 4px var(--ground);
`;
