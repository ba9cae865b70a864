import { styled } from 'styled-components';
import { SkeletonPicture, SkeletonStack, SkeletonTags } from './SkeletonCard.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StampPaper } from './StampPaper.tsx';
import { TicketPaper } from './TicketPaper.tsx';

type CatalogueVariant = 'package' | 'packageTile' | 'destination' | 'destinationTile';

interface Props {
  /** Which card to imitate. */
  variant: CatalogueVariant;
}

/** A `SkeletonCard` for packages and destinations, in a file of its own since the first load needs none. */
export function CatalogueSkeletonCard({ variant }: Props) {
  const Shape = shapes[variant];
  return (
    <div data-skeleton={variant} aria-hidden>
      <Shape />
    </div>
  );
}

const shapes: Record<CatalogueVariant, () => React.JSX.Element> = {
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
      <SkeletonPicture $ratio={2} />
      <Body>
        <Skeleton w="45%" h="12px" />
        <Skeleton w="80%" h="22px" />
        <Skeleton />
        <Skeleton w="55%" />
        <Skeleton w="48%" h="16px" />
        <SkeletonTags>
          <Skeleton w="76px" h="24px" />
          <Skeleton w="64px" h="24px" />
          <Skeleton w="84px" h="24px" />
        </SkeletonTags>
      </Body>
    </TicketPaper>
  ),
  packageTile: () => (
    <TicketPaper as="div" stubHeight={56} stub={<Skeleton w="112px" h="24px" />}>
      <SkeletonPicture $ratio={2} />
      <Tile>
        <Skeleton w="45%" h="18px" />
        <Skeleton h="46px" />
        <Skeleton w="30%" h="18px" />
      </Tile>
    </TicketPaper>
  ),
  destination: () => (
    <StampPaper as="div">
      <SkeletonPicture $ratio={1.6} />
      <Caption>
        <Skeleton w="55%" h="24px" />
        <Skeleton w="40%" h="18px" />
        <Skeleton />
        <Skeleton w="62%" />
        <SkeletonTags>
          <Skeleton w="72px" h="22px" />
          <Skeleton w="84px" h="22px" />
          <Skeleton w="60px" h="22px" />
        </SkeletonTags>
        <Skeleton w="70%" />
      </Caption>
    </StampPaper>
  ),
  destinationTile: () => (
    <StampPaper as="div">
      <SkeletonPicture $ratio={0.8} />
      <Caption>
        <Skeleton w="70%" h="20px" />
        <Skeleton w="90%" />
      </Caption>
    </StampPaper>
  ),
};

const Body = styled(SkeletonStack)`
  padding: 14px 16px 20px;
`;
const Tile = styled(SkeletonStack)`
  gap: 5px;
  padding: 14px 16px 16px;
`;
const Caption = styled(SkeletonStack)`
  gap: 8px;
  padding: 8px 2px 4px;
`;
