import MapPinFillIcon from '@phosphor-icons/core/fill/map-pin-fill.svg?react';
import { styled } from 'styled-components';
import type { Destination } from '../../contract/schemas/destinations.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { formatRupees } from '../../shared/format/money.ts';
import { DetailSections } from '../../ui/DetailSections.tsx';
import { IconList } from '../../ui/IconList.tsx';
import { activityEmoji } from './activityEmoji.ts';
import { QuickFacts } from './QuickFacts.tsx';
import { MonthStrip } from './MonthStrip.tsx';

/** The sections of a destination's screen (DESTD-03 to DESTD-07); empty lists are left out. */
export function DestinationSections({ item }: { item: Destination }) {
  const { bestTimeToVisit, averageCost, highlights, popularActivities } = item;
  const facts = [
    { term: 'Country', value: item.country },
    { term: 'Best time', value: bestTimeToVisit ?? 'Any time' },
    { term: 'Cost per day', value: averageCost === null ? 'Price varies' : formatRupees(averageCost) },
    {
      term: 'Highlights',
      value: highlights.length > 0 ? formatCount(highlights.length, 'place') : 'None listed',
    },
  ];
  return (
    <DetailSections>
      <section aria-labelledby="about">
        <h2 id="about">About</h2>
        <Text>{item.description}</Text>
      </section>
      {highlights.length > 0 && (
        <section aria-labelledby="highlights">
          <h2 id="highlights">Must-Visit Highlights</h2>
          <IconList items={highlights} tone="marigold-ink" icon={<MapPinFillIcon aria-hidden />} />
        </section>
      )}
      {popularActivities.length > 0 && (
        <section aria-labelledby="activities">
          <h2 id="activities">Popular Activities</h2>
          <Activities>
            {popularActivities.map((activity) => (
              <li key={activity}>
                <span aria-hidden>{activityEmoji(activity)}</span>
                {activity}
              </li>
            ))}
          </Activities>
        </section>
      )}
      <section aria-labelledby="when">
        <h2 id="when">When to Visit</h2>
        {bestTimeToVisit && <MonthStrip text={bestTimeToVisit} />}
        <Text>{bestTimeToVisit ?? 'Any time of the year is fine.'}</Text>
      </section>
      <section aria-labelledby="facts">
        <h2 id="facts">Quick Facts</h2>
        <QuickFacts facts={facts} />
      </section>
    </DetailSections>
  );
}

const Text = styled.p`
  margin-top: 6px;
  color: var(--ink-2);
  white-space: pre-line;
`;

const Activities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: 8px;
  margin-top: 10px;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 52px;
    padding: 4px 12px;
    border-radius: var(--r-control);
    background: var(--paper-2);
    font: 560 0.9375rem/1.125rem var(--font-text);
    overflow-wrap: anywhere;
  }
  span {
    font-size: 1.3125rem;
    line-height: 1;
  }
`;
