import MapPinFillIcon from '@phosphor-icons/core/fill/map-pin-fill.svg?react';
import SunHorizonIcon from '@phosphor-icons/core/regular/sun-horizon.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Destination } from '../../contract/schemas/destinations.ts';
import { DESTINATION_HIGHLIGHTS_SHOWN, DESTINATION_TAGS_SHOWN } from '../../shared/limits.ts';
import { paths } from '../../routes.ts';
import { Flag } from '../../ui/Flag.tsx';
import { CataloguePicture } from '../discover/CataloguePicture.tsx';
import { StampPaper } from '../../brand/StampPaper.tsx';
import { TagRow } from '../../ui/TagRow.tsx';
import { DailyCost } from './DailyCost.tsx';
import { CompactRating } from './CompactRating.tsx';

interface Props {
  /** The destination to show. */
  item: Destination;
  /** Loads the picture immediately, for the first cards of a screen. */
  eager?: boolean;
}

/** A destination in a list, drawn as a postage stamp; the whole card is a link (DEST-04 to DEST-07). */
export function DestinationCard({ item, eager = false }: Props) {
  const highlights = item.highlights.slice(0, DESTINATION_HIGHLIGHTS_SHOWN);
  return (
    <StampPaper>
      <CataloguePicture src={item.imageUrl} alt="" ratio={1.6} eager={eager}>
        {item.isFeatured && <Flag>Featured</Flag>}
        <DailyCost cost={item.averageCost} unit="average cost per day" />
      </CataloguePicture>
      <Body>
        <h2>
          <Cover to={paths.destination(item.id)}>
            {item.name}, <Country>{item.country}</Country>
          </Cover>
        </h2>
        <Line>
          <CompactRating value={item.rating} reviewCount={item.reviewCount} />
          {item.bestTimeToVisit && (
            <Note>
              <SunHorizonIcon aria-hidden />
              <span className="vh">Best time to visit: </span>
              {item.bestTimeToVisit}
            </Note>
          )}
        </Line>
        <About>{item.shortDescription ?? item.description}</About>
        <TagRow tags={item.tags.slice(0, DESTINATION_TAGS_SHOWN)} />
        {highlights.length > 0 && (
          <Note>
            <MapPinFillIcon aria-hidden />
            <span className="vh">Highlights: </span>
            {highlights.join(' · ')}
          </Note>
        )}
      </Body>
    </StampPaper>
  );
}

const Body = styled.div`
  display: grid;
  gap: 6px;
  padding: 10px 4px 6px;
`;

const Cover = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    z-index: 3;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid var(--link);
      outline-offset: -3px;
    }
  }
`;

const Country = styled.span`
  color: var(--ink-2);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 12px;
`;

const Note = styled.span`
  position: relative;
  display: flex;
  gap: 5px;
  color: var(--ink-3);
  font: var(--t-meta);
  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 1px;
  }
`;

const About = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--ink-2);
  font: var(--t-body-s);
`;
