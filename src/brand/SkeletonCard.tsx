import { styled } from 'styled-components';
import { BallotPaper } from './BallotPaper.tsx';
import { LuggageTag } from './LuggageTag.tsx';
import { Postcard } from './Postcard.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonRow } from '../ui/SkeletonRow.tsx';

type SkeletonVariant = 'post' | 'poll' | 'question';

interface Props {
  /** Which card to imitate. */
  variant: SkeletonVariant;
}

/**
 * Placeholder with the shape and size of the card to come, so that the layout does not shift. `data-skeleton`
 * names the variant; for the catalogue use `CatalogueSkeletonCard`. Hidden from screen readers: announce
 * loading once, as `QueryBoundary` does.
 */
export function SkeletonCard({ variant }: Props) {
  const Shape = shapes[variant];
  return (
    <div data-skeleton={variant} aria-hidden>
      <Shape />
    </div>
  );
}

const shapes: Record<SkeletonVariant, () => React.JSX.Element> = {
  post: () => (
    <Postcard as="div">
      <By>
        <SkeletonRow />
      </By>
      <SkeletonPicture $ratio={1.5} />
      <Inset>
        <Skeleton />
        <Skeleton w="62%" />
        <Skeleton w="132px" h="24px" />
      </Inset>
    </Postcard>
  ),
  poll: () => (
    <BallotPaper as="div" stub={<Skeleton w="96px" />}>
      <SkeletonStack>
        <SkeletonRow />
        <Skeleton h="44px" />
        <Skeleton h="44px" />
        <Skeleton h="44px" />
      </SkeletonStack>
    </BallotPaper>
  ),
  question: () => (
    <LuggageTag as="div" withoutString>
      <SkeletonStack>
        <SkeletonTags>
          <Skeleton w="84px" h="22px" />
          <Skeleton w="68px" h="22px" />
        </SkeletonTags>
        <Skeleton w="88%" h="20px" />
        <Skeleton w="56%" h="20px" />
        <Skeleton />
        <Skeleton w="64%" />
        <Skeleton w="45%" h="12px" />
        <Line>
          <Skeleton w="32px" h="32px" round />
          <Skeleton w="96px" />
          <End>
            <Skeleton w="124px" h="44px" />
          </End>
        </Line>
      </SkeletonStack>
    </LuggageTag>
  ),
};

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
`;
export const SkeletonStack = styled.div`
  display: grid;
  gap: 10px;
  flex: 1;
  min-width: 0;
`;
export const SkeletonTags = styled.div`
  display: flex;
  gap: 6px;
`;
const By = styled.div`
  padding: 0 8px 8px;
`;
const Inset = styled(SkeletonStack)`
  padding: 8px;
`;
const End = styled.span`
  margin-inline-start: auto;
`;
export const SkeletonPicture = styled.div<{ $ratio: number }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: var(--r-print);
  background: var(--line);
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
