import { styled } from 'styled-components';
import { LuggageTag } from './LuggageTag.tsx';
import { Postcard } from './Postcard.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonRow } from '../ui/SkeletonRow.tsx';
import { StampPaper } from './StampPaper.tsx';
import { TicketPaper } from './TicketPaper.tsx';

export type SkeletonVariant =
  | 'post'
  | 'question'
  | 'package'
  | 'packageTile'
  | 'destination'
  | 'destinationTile';

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
      <Print $ratio={1.5} />
      <Inset>
        <Skeleton />
        <Skeleton w="62%" />
        <Skeleton w="132px" h="24px" />
      </Inset>
    </Postcard>
  ),
  question: () => (
    <LuggageTag as="div" withoutString>
      <Stack>
        <Tags>
          <Skeleton w="84px" h="22px" />
          <Skeleton w="68px" h="22px" />
        </Tags>
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
      </Stack>
    </LuggageTag>
  ),
  package: () => (
    <TicketPaper
      as="div"
      stub={
        <>
          <Skeleton w="112px" h="24px" />
          <Skeleton w="136px" h="44px" />
        </>
      }
    >
      <Print $ratio={2} />
      <Body>
        <Skeleton w="45%" h="12px" />
        <Skeleton w="80%" h="22px" />
        <Skeleton />
        <Skeleton w="55%" />
        <Skeleton w="48%" h="16px" />
        <Tags>
          <Skeleton w="76px" h="24px" />
          <Skeleton w="64px" h="24px" />
          <Skeleton w="84px" h="24px" />
        </Tags>
      </Body>
    </TicketPaper>
  ),
  packageTile: () => (
    <TicketPaper as="div" stubHeight={56} stub={<Skeleton w="112px" h="24px" />}>
      <Print $ratio={2} />
      <Tile>
        <Skeleton w="45%" h="18px" />
        <Skeleton h="46px" />
        <Skeleton w="30%" h="18px" />
      </Tile>
    </TicketPaper>
  ),
  destination: () => (
    <StampPaper as="div">
      <Print $ratio={1.6} />
      <Caption>
        <Skeleton w="55%" h="24px" />
        <Skeleton w="40%" h="18px" />
        <Skeleton />
        <Skeleton w="62%" />
        <Tags>
          <Skeleton w="72px" h="22px" />
          <Skeleton w="84px" h="22px" />
          <Skeleton w="60px" h="22px" />
        </Tags>
        <Skeleton w="70%" />
      </Caption>
    </StampPaper>
  ),
  destinationTile: () => (
    <StampPaper as="div">
      <Print $ratio={0.8} />
      <Caption>
        <Skeleton w="70%" h="20px" />
        <Skeleton w="90%" />
      </Caption>
    </StampPaper>
  ),
};

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
`;
const Stack = styled.div`
  display: grid;
  gap: 10px;
  flex: 1;
  min-width: 0;
`;
const Tags = styled.div`
  display: flex;
  gap: 6px;
`;
const By = styled.div`
  padding: 0 8px 8px;
`;
const Inset = styled(Stack)`
  padding: 8px;
`;
const Body = styled(Stack)`
  padding: 14px 16px 20px;
`;
const Tile = styled(Stack)`
  gap: 5px;
  padding: 14px 16px 16px;
`;
const Caption = styled(Stack)`
  gap: 8px;
  padding: 8px 2px 4px;
`;
const End = styled.span`
  margin-left: auto;
`;
const Print = styled.div<{ $ratio: number }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: var(--r-print);
  background: var(--line);
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
