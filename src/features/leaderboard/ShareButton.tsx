import ShareFatIcon from '@phosphor-icons/core/regular/share-fat.svg?react';
import type { Ranking } from '../../contract/schemas/users.ts';
import { formatCount, formatNumber } from '../../shared/format/numbers.ts';
import { withBase, paths } from '../../routes.ts';
import { PRODUCT_NAME } from '../../brand/productName.ts';
import { Button } from '../../ui/Button.tsx';
import { share } from '../../ui/share.ts';
import { useOwnRanking } from './useOwnRanking.ts';

const shareText = (ranking: Ranking | undefined): string =>
  ranking
    ? `I'm number ${formatNumber(ranking.rank)} of ${formatNumber(ranking.totalUsers)} travelers on ${PRODUCT_NAME}, with ${formatCount(ranking.userStats.totalPoints, 'point')}.`
    : `See who leads on ${PRODUCT_NAME}.`;

/** Shares the leaderboard, including the current user's rank if there is one (LB-01, LB-02). */
export function ShareButton() {
  const { data: ranking } = useOwnRanking();
  const press = (): void => {
    const url = new URL(withBase(paths.leaderboard()), globalThis.location.origin).href;
    void share(
      { title: PRODUCT_NAME, text: shareText(ranking), url },
      'Failed to share the leaderboard. Please try again.',
    );
  };
  return (
    <Button variant="line" size="sm" icon={<ShareFatIcon aria-hidden />} onClick={press}>
      Share
    </Button>
  );
}
