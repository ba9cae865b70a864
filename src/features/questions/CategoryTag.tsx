import type { Category } from '../../contract/words.ts';
import { capitalised } from '../../domain/capitalised.ts';
import { Tag } from '../../ui/Tag.tsx';
import { categoryIcon } from './categoryIcon.ts';

/** What a question is about (ASK-14, Q-03). */
export function CategoryTag({ category }: { category: Category }) {
  const Icon = categoryIcon[category];
  return (
    <Tag tone="indigo" icon={<Icon aria-hidden />}>
      {capitalised(category)}
    </Tag>
  );
}
