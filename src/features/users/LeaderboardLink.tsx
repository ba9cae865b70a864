import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { CardLink } from '../../ui/Card.tsx';
import { Stone } from '../../brand/Stone.tsx';
import { useCurrentUser } from '../session/queries.ts';

/** Link to the leaderboard for visitors, who have no points card (FEED-06, FEED-09). */
export function LeaderboardLink() {
  if (useCurrentUser() !== null) return null;
  return (
    <Row as={Link} to={paths.leaderboard()}>
      <Podium>
        <Stone level={2} size={54} capColor="silver" />
        <Stone level={1} size={74} capColor="gold" />
        <Stone level={3} size={46} capColor="bronze" />
      </Podium>
      <span>
        <b>Leaderboard</b>
        <small>See who leads, then join them</small>
      </span>
      <ArrowRightIcon className="mirrored" aria-hidden />
    </Row>
  );
}

const Row = styled(CardLink)`
  flex-wrap: wrap;
  gap: 18px;
  > span:not(:first-child) {
    flex: 1 1 min-content;
  }
  /* As tall as the loading points card, so that nothing shifts once the session is known. */
  min-height: 156px;
  padding-bottom: 26px;
  background:
    var(--tex-kerb) bottom / 100% 12px no-repeat,
    var(--paper);
`;

/** Stands on the kerb at the bottom of the card. */
const Podium = styled.span`
  && {
    flex: none;
  }
  display: flex;
  align-items: end;
  align-self: end;
  gap: 4px;
  margin-bottom: -14px;
`;
