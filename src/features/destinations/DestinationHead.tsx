import StarFillIcon from '@phosphor-icons/core/fill/star-fill.svg?react';
import SunHorizonIcon from '@phosphor-icons/core/regular/sun-horizon.svg?react';
import { styled } from 'styled-components';
import type { Destination } from '../../contract/schemas/destinations.ts';
import { formatRupees } from '../../shared/format/money.ts';
import { paths } from '../../routes.ts';
import { Card } from '../../ui/Card.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { CataloguePicture } from '../discover/CataloguePicture.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TagRow } from '../../ui/TagRow.tsx';
import { BackToList } from '../../layout/BackToList.tsx';
import { QuickFacts } from './QuickFacts.tsx';
import { CompactRating } from './CompactRating.tsx';

/** Picture, rating, cost and tags at the top of a destination's screen (DESTD-01, DESTD-02). */
export function DestinationHead({ item }: { item: Destination }) {
  const facts = [
    { term: 'Rating', value: <CompactRating value={item.rating} reviewCount={item.reviewCount} long /> },
    {
      term: 'Average daily cost',
      value: <Cost>{item.averageCost === null ? 'Price varies' : formatRupees(item.averageCost)}</Cost>,
    },
  ];
  return (
    <>
      <Overlaid>
        <BackToList to={paths.destinations()} label="Back to destinations" />
        <CataloguePicture
          src={item.imageUrl}
          alt={`${item.name}, ${item.country}`}
          ratio={390 / 400}
          eager
          flush
        />
        <HeroText>
          {item.isFeatured && (
            <FeaturedBadge>
              <StarFillIcon aria-hidden />
              Top Destination
            </FeaturedBadge>
          )}
          <h1>{item.name}</h1>
          <p>
            <span>{item.country}</span>
            {item.bestTimeToVisit && (
              <span>
                <SunHorizonIcon aria-hidden />
                <span className="vh">Best time to visit: </span>
                {item.bestTimeToVisit}
              </span>
            )}
          </p>
        </HeroText>
      </Overlaid>
      <FactsAndTags $pad>
        <FactsCard>
          <QuickFacts facts={facts} />
        </FactsCard>
        <TagRow tags={item.tags} raised />
      </FactsAndTags>
    </>
  );
}

/* The text is in the normal flow, so that long names in large text make the picture taller. */
const Overlaid = styled(Hero)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > a + div {
    grid-area: 1 / 1;
    min-height: 100%;
  }
`;

const HeroText = styled.div`
  position: relative;
  z-index: 3;
  grid-area: 1 / 1;
  align-self: end;
  /* Leaves room for the back link above. */
  padding: calc(var(--touch) + 28px) var(--gutter) 16px;
  background: linear-gradient(transparent, var(--picture-note) 96px);
  color: var(--on-image);
  h1 {
    margin-top: 8px;
    font: 720 2.625rem/2.75rem var(--font-display);
    letter-spacing: -0.02em;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin-top: 4px;
    font: 560 0.9375rem/1.25rem var(--font-text);
  }
  p > span {
    position: relative;
    display: flex;
    align-items: center;
    gap: 5px;
  }
  p svg {
    width: 18px;
    height: 18px;
  }
`;

const FeaturedBadge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 4px 10px;
  border-radius: 4px;
  background: var(--marigold);
  color: var(--on-marigold);
  font: var(--t-label);
  font-size: 0.8125rem;
  svg {
    width: 14px;
    height: 14px;
  }
`;

const FactsAndTags = styled(Stack)`
  padding-block: 16px 18px;
`;

const FactsCard = styled(Card)`
  padding-block: 4px;
`;

const Cost = styled.span`
  font: var(--t-numeral);
`;
