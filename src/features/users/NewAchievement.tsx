import { type RefObject, useState, useSyncExternalStore } from 'react';
import { Lazy } from '../../ui/Lazy.tsx';
import { visibleToast } from '../../ui/toast.ts';
import type { FirstAchievements } from './useFirstAchievements.ts';
import { useNewAchievements } from './useNewAchievements.ts';

const loadCard = () => import('./AchievementNotice.tsx').then((file) => file.AchievementNotice);

interface Props {
  userId: string;
  /** What the user had before the first write. */
  firstAchievements: RefObject<FirstAchievements | null>;
  /** Whether a dialog or a new level is on top; the card appears afterwards. */
  covered: boolean;
}

/**
 * Shows what the current user has earned by a write, one achievement at a time and after the toast about the write.
 */
export function NewAchievement({ userId, firstAchievements, covered }: Props) {
  const { achievement, close } = useNewAchievements(userId, firstAchievements);
  const hasToast = useSyncExternalStore(visibleToast.subscribe, visibleToast.isShown);
  const [shown, setShown] = useState<string>();
  const next = hasToast ? shown : achievement?.key;
  if (!covered && next !== shown) setShown(next);
  return (
    <div role="status" data-achievements>
      {achievement && !covered && achievement.key === shown && (
        <Lazy
          key={achievement.key}
          load={loadCard}
          wanted
          props={{ achievement, onClose: () => close(achievement.key) }}
        />
      )}
    </div>
  );
}
