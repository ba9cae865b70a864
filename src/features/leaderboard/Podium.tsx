import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LeaderboardEntry } from '../../contract/schemas/leaderboard.ts';
import { displayName } from '../../shared/rules/people.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { paths } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Kerb, Milestone } from '../../brand/Milestone.tsx';

/** 'Top 3 Travel Champions'; renders nothing with fewer than three users (LB-06, LB-07). */
export function Podium({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const [first, second, third] = entries;
  if (!first || !second || !third) return null;
  return (
    <Champions aria-labelledby="champions">
      <Title id="champions">Top 3 Travel Champions</Title>
      <Stones>
        <Champion entry={first} place={1} />
        <Champion entry={second} place={2} />
        <Champion entry={third} place={3} />
      </Stones>
      <Kerb />
    </Champions>
  );
}

function Champion({ entry, place }: { entry: LeaderboardEntry; place: 1 | 2 | 3 }) {
  const name = displayName(entry);
  return (
    <li data-place={place}>
      <Milestone place={place} animated>
        <Face>
          <Avatar name={name} src={entry.profileImageUrl} size={place === 1 ? 88 : 64} />
        </Face>
        <Rank>{place}</Rank>
        <Name to={paths.profile(entry.id)}>{name}</Name>
        <Points>{formatCount(entry.totalPoints, 'point')}</Points>
      </Milestone>
    </li>
  );
}

const Champions = styled.section`
  container-type: inline-size;
`;

const Title = styled.h2`
  margin-block: 6px 18px;
  text-align: center;
`;

/* First to third in DOM order; displayed as second, first, third. */
const Stones = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1.16fr 1fr;
  align-items: end;
  gap: 10px;
  > li {
    min-width: 0;
  }
  > [data-place='1'] {
    order: 2;
  }
  > [data-place='2'] {
    order: 1;
  }
  > [data-place='3'] {
    order: 3;
  }
`;

const Face = styled.div`
  display: grid;
  place-items: center;
  margin-bottom: 20px;
  > * {
    box-shadow: 0 0 0 3px var(--stone);
  }
  /* Fits inside a narrow stone. */
  @media (max-width: 359px) {
    scale: 0.86;
  }
`;

const Rank = styled.div`
  font: 760 2.375rem/2.25rem var(--font-display);
  [data-place='1'] > & {
    font-size: 2.875rem;
    line-height: 2.625rem;
  }
`;

const Name = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  max-width: 82%;
  margin-top: 4px;
  font: var(--t-strong);
  /* With large text, limited so that the longest word of a name fits; the list below has it in full size. */
  font-size: min(0.875rem, 4.6cqi);
  line-height: 1.28;
  text-wrap: balance;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  && {
    position: static;
  }
`;

const Points = styled.div`
  color: var(--on-stone-2);
  font: var(--t-control);
  /* Two lines in all three if one of them is too narrow for one line. */
  @media (max-width: 359px) {
    width: min-content;
  }
`;
