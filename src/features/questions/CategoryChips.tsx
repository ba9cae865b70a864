import { CATEGORIES } from '../../contract/words.ts';
import { ChipGroup } from '../../ui/ChipGroup.tsx';
import { categoryIcon } from './categoryIcon.ts';
import { categoryLabel } from './labels.ts';

interface Props {
  value: string;
  onChange: (category: string) => void;
}

const options = [
  { id: 'all', label: 'All' },
  ...CATEGORIES.map((id) => {
    const Icon = categoryIcon[id];
    return { id, label: categoryLabel(id), icon: <Icon aria-hidden /> };
  }),
];

/** ASK-04: everything, or one category. */
export function CategoryChips({ value, onChange }: Props) {
  return <ChipGroup label="Category" options={options} value={value} onChange={onChange} />;
}
