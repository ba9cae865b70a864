import ShareFatIcon from '@phosphor-icons/core/regular/share-fat.svg?react';
import type { Ranking } from '../../contract/users.ts';
import { counted, figure } from '../../domain/figures.ts';
import { hosted, to } from '../../paths.ts';
import { PRODUCT_NAME } from '../../ui/brand.ts';
import { Button } from '../../ui/Button.tsx';
import { share } from '../intent/share.ts';
import { useOwnRanking } from './useOwnRanking.ts';

const shareText = (ranking: Ranking | undefined): string =>
  ranking
    ? `I am number ${figure(ranking.rank)} of ${figure(ranking.totalUsers)} travelers on ${PRODUCT_NAME}, with ${counted(ranking.userStats.totalPoints, 'point')}.`
    : `See who has come the furthest on ${PRODUCT_NAME}.`;

/** Shares the leaderboard, with one's own place on it where there is one (LB-01, LB-02). */
export function ShareButton() {
  const { data: ranking } = useOwnRanking();
  const press = (): void => {
    const url = new URL(hosted(to.leaderboard()), globalThis.location.origin).href;
    void share(shareText(ranking), url, 'Failed to share the leaderboard. Please try again.');
  };
  return (
    <Button variant="line" size="sm" icon={<ShareFatIcon aria-hidden />} onClick={press}>
      Share
    </Button>
  );
}
