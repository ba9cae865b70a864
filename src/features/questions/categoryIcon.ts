import BedIcon from '@phosphor-icons/core/regular/bed.svg?react';
import BusIcon from '@phosphor-icons/core/regular/bus.svg?react';
import CompassIcon from '@phosphor-icons/core/regular/compass.svg?react';
import ForkKnifeIcon from '@phosphor-icons/core/regular/fork-knife.svg?react';
import MaskHappyIcon from '@phosphor-icons/core/regular/mask-happy.svg?react';
import PersonSimpleHikeIcon from '@phosphor-icons/core/regular/person-simple-hike.svg?react';
import ShieldCheckIcon from '@phosphor-icons/core/regular/shield-check.svg?react';
import type { Category } from '../../shared/enums.ts';

/** Icon of each category, used on chips and tags. */
export const categoryIcon: Readonly<Record<Category, typeof BedIcon>> = {
  general: CompassIcon,
  accommodation: BedIcon,
  food: ForkKnifeIcon,
  transport: BusIcon,
  activities: PersonSimpleHikeIcon,
  culture: MaskHappyIcon,
  safety: ShieldCheckIcon,
};
