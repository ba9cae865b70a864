import { CATEGORIES } from '../../shared/enums.ts';
import { capitalize } from '../../shared/format/text.ts';
import { ChipGroup } from '../../ui/ChipGroup.tsx';
import { categoryIcon } from './categoryIcon.ts';

interface Props {
  value: string;
  onChange: (category: string) => void;
}

const options = [
  { id: 'all', label: 'All' },
  ...CATEGORIES.map((id) => {
    const Icon = categoryIcon[id];
    return { id, label: capitalize(id), icon: <Icon aria-hidden /> };
  }),
];

/** Category filter: all, or one category (ASK-04). */
export function CategoryChips({ value, onChange }: Props) {
  return <ChipGroup label="Category" options={options} value={value} onChange={onChange} />;
}
