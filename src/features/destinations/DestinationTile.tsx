import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Destination } from '../../contract/schemas/destinations.ts';
import { paths } from '../../routes.ts';
import { CataloguePicture } from '../discover/CataloguePicture.tsx';
import { StampPaper } from '../../brand/StampPaper.tsx';
import { DailyCost } from './DailyCost.tsx';
import { CompactRating } from './CompactRating.tsx';

/** A destination in a carousel; the whole tile is a link (EXPL-08). */
export function DestinationTile({ item }: { item: Destination }) {
  return (
    <StampPaper as={Link} to={paths.destination(item.id)}>
      <CataloguePicture src={item.imageUrl} alt="" ratio={0.8}>
        <DailyCost cost={item.averageCost} unit="a day" />
      </CataloguePicture>
      <Caption>
        <Name>{item.name}</Name>
        <Line>
          <Country>{item.country}</Country>
          <CompactRating value={item.rating} />
        </Line>
      </Caption>
    </StampPaper>
  );
}

const Caption = styled.div`
  padding: 8px 2px 1px;
`;

const Name = styled.h3`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
`;

const Country = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--ink-3);
  font: var(--t-meta);
`;
