import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee';
import { FireIcon } from '@phosphor-icons/react/dist/csr/Fire';
import type { Urgency } from '../../contract/words.ts';
import { Tag } from '../../ui/Tag.tsx';
import { urgencyLabel } from './urgencyLabel.ts';

const icons: Record<Urgency, typeof FireIcon> = { low: CoffeeIcon, normal: ClockIcon, high: FireIcon };

/** How soon an answer is needed; the urgent one alone is coloured (ASK-14, Q-03). */
export function UrgencyTag({ urgency }: { urgency: Urgency }) {
  const Icon = icons[urgency];
  const urgent = urgency === 'high';
  return (
    <Tag
      tone={urgent ? 'vermilion' : 'neutral'}
      icon={<Icon weight={urgent ? 'fill' : 'regular'} aria-hidden />}
    >
      {urgencyLabel(urgency)}
    </Tag>
  );
}
