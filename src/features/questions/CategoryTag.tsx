import { BedIcon } from '@phosphor-icons/react/dist/csr/Bed';
import { BusIcon } from '@phosphor-icons/react/dist/csr/Bus';
import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife';
import { MaskHappyIcon } from '@phosphor-icons/react/dist/csr/MaskHappy';
import { PersonSimpleHikeIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleHike';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import type { Category } from '../../contract/words.ts';
import { Tag } from '../../ui/Tag.tsx';
import { categoryLabel } from './labels.ts';

const icons: Record<Category, typeof BedIcon> = {
  general: CompassIcon,
  accommodation: BedIcon,
  food: ForkKnifeIcon,
  transport: BusIcon,
  activities: PersonSimpleHikeIcon,
  culture: MaskHappyIcon,
  safety: ShieldCheckIcon,
};

/** What a question is about (ASK-13). */
export function CategoryTag({ category }: { category: Category }) {
  const Icon = icons[category];
  return (
    <Tag tone="indigo" icon={<Icon aria-hidden />}>
      {categoryLabel(category)}
    </Tag>
  );
}
