import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { to } from '../../paths.ts';
import { Stone } from '../../ui/Stone.tsx';
import { useViewer } from '../session/useViewer.ts';

/** The way to the rankings for a visitor, who has no points card to find it on (FEED-06, FEED-09). */
export function LeaderboardLink() {
  if (useViewer() !== null) return null;
  return (
    <Row to={to.leaderboard()}>
      <Stone level={1} size={70} />
      <span>
        <b>Leaderboard</b>
        <small>Who has come how far</small>
      </span>
      <ArrowRightIcon aria-hidden />
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 18px;
  /* As tall as the card that waits for the reader's points: nothing moves when it turns out to be a visitor. */
  min-height: 156px;
  padding: 14px 16px 26px;
  border-radius: var(--r-paper);
  background:
    repeating-linear-gradient(90deg, var(--kerb) 0 26px, var(--marigold) 26px 52px) bottom / 100% 12px
      no-repeat,
    var(--paper);
  box-shadow: var(--e1);
  span {
    flex: 1;
  }
  b,
  small {
    display: block;
  }
  b {
    font: var(--t-sub);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  > svg:last-child {
    width: 24px;
    height: 24px;
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
