import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LeaderboardEntry } from '../../contract/schemas/leaderboard.ts';
import { displayName } from '../../shared/rules/people.ts';
import { levelTitle } from '../../shared/rules/levels.ts';
import { formatCount, formatNumber } from '../../shared/format/numbers.ts';
import { paths } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { RollingText } from '../../ui/RollingText.tsx';
import { useRenderTime } from '../../ui/useRenderTime.ts';
import { useCurrentUser } from '../session/queries.ts';
import { joinedText } from './joinedText.ts';

/** 'Complete Rankings' with the current user's row highlighted (LB-08). */
export function Rankings({ entries }: { entries: readonly LeaderboardEntry[] }) {
  const own = useCurrentUser()?.id;
  return (
    <section aria-labelledby="rankings">
      <Title id="rankings">Complete Rankings</Title>
      <List as="ol" $flush>
        {entries.map((entry) => (
          <RankRow key={entry.id} entry={entry} own={entry.id === own} />
        ))}
      </List>
    </section>
  );
}

function RankRow({ entry, own }: { entry: LeaderboardEntry; own: boolean }) {
  const name = displayName(entry);
  useRenderTime();
  const joined = joinedText(entry.createdAt);
  return (
    <Item data-own={own || undefined}>
      <Row to={paths.profile(entry.id)}>
        <Rank>{entry.rank}</Rank>
        <Avatar name={name} src={entry.profileImageUrl} size={40} />
        <span>
          <Name>
            <bdi>{name}</bdi>
            {own && <em> (you)</em>}
          </Name>
          <Level>{levelTitle(entry.level)}</Level>
          <Meta>{[formatCount(entry.placesVisited, 'place'), joined].filter(Boolean).join(' · ')}</Meta>
        </span>
        <Points>
          <RollingText>{formatNumber(entry.totalPoints)}</RollingText>
          <small>{entry.totalPoints === 1 ? 'point' : 'points'}</small>
        </Points>
      </Row>
    </Item>
  );
}

const Title = styled.h2`
  margin-block: 8px 10px;
`;

const List = styled(Card)`
  overflow: hidden;
`;

/* Rows far below the viewport are skipped in layout and paint. */
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 73px;
  & + & {
    border-top: 1px solid var(--line);
  }
  &[data-own] {
    background: var(--wash-marigold);
  }
`;

const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  min-height: 72px;
  padding: 8px 14px 8px 8px;
  /* With large text on a narrow phone the text wraps below. */
  > :nth-child(3) {
    flex: 1 1 6.5rem;
    min-width: 0;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (hover: hover) {
    &:hover b {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Rank = styled.span`
  min-width: 34px;
  color: var(--ink-2);
  font: var(--t-numeral);
  text-align: center;
`;

const Name = styled.b`
  display: block;
  overflow-wrap: anywhere;
  font: var(--t-strong);
  em {
    font-style: normal;
    font-weight: 450;
  }
`;

const Level = styled.span`
  display: block;
  color: var(--ink-2);
  font: var(--t-meta);
`;

const Meta = styled.span`
  display: block;
  color: var(--ink-3);
  font: var(--t-meta);
  [data-own] & {
    color: var(--ink-2);
  }
`;

const Points = styled.span`
  margin-inline-start: auto;
  font: var(--t-numeral);
  text-align: end;
  small {
    display: block;
    margin-top: -2px;
    color: var(--ink-2);
    font: var(--t-meta);
  }
`;
