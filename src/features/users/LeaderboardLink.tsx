import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { to } from '../../paths.ts';
import { CardLink } from '../../ui/Card.tsx';
import { Stone } from '../../ui/Stone.tsx';
import { useViewer } from '../session/useViewer.ts';

/** The way to the rankings for a visitor, who has no points card to find it on (FEED-06, FEED-09). */
export function LeaderboardLink() {
  if (useViewer() !== null) return null;
  return (
    <Row as={Link} to={to.leaderboard()}>
      <Stone level={1} size={70} />
      <span>
        <b>Leaderboard</b>
        <small>Who has come how far</small>
      </span>
      <ArrowRightIcon aria-hidden />
    </Row>
  );
}

const Row = styled(CardLink)`
  gap: 18px;
  /* As tall as the card that waits for the reader's points: nothing moves when it turns out to be a visitor. */
  min-height: 156px;
  padding-bottom: 26px;
  background:
    var(--tex-kerb) bottom / 100% 12px no-repeat,
    var(--paper);
`;
