import { BedIcon } from '@phosphor-icons/react/dist/csr/Bed';
import { BusIcon } from '@phosphor-icons/react/dist/csr/Bus';
import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife';
import { MaskHappyIcon } from '@phosphor-icons/react/dist/csr/MaskHappy';
import { PersonSimpleHikeIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleHike';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import type { Category } from '../../contract/words.ts';

/** The sign of each category, the same on a chip and on a tag. */
export const categoryIcon: Readonly<Record<Category, typeof BedIcon>> = {
  general: CompassIcon,
  accommodation: BedIcon,
  food: ForkKnifeIcon,
  transport: BusIcon,
  activities: PersonSimpleHikeIcon,
  culture: MaskHappyIcon,
  safety: ShieldCheckIcon,
};
