import type { Category } from '../../shared/enums.ts';
import { capitalize } from '../../shared/format/text.ts';
import { Tag } from '../../ui/Tag.tsx';
import { categoryIcon } from './categoryIcon.ts';

/** The category of a question (ASK-14, Q-03). */
export function CategoryTag({ category }: { category: Category }) {
  const Icon = categoryIcon[category];
  return (
    <Tag tone="indigo" icon={<Icon aria-hidden />}>
      {capitalize(category)}
    </Tag>
  );
}
