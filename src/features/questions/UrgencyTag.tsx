import ClockIcon from '@phosphor-icons/core/regular/clock.svg?react';
import CoffeeIcon from '@phosphor-icons/core/regular/coffee.svg?react';
import FireFillIcon from '@phosphor-icons/core/fill/fire-fill.svg?react';
import type { Urgency } from '../../shared/enums.ts';
import { Tag } from '../../ui/Tag.tsx';
import { urgencyLabel } from './urgencyLabel.ts';

const icons: Record<Urgency, typeof FireFillIcon> = {
  low: CoffeeIcon,
  normal: ClockIcon,
  high: FireFillIcon,
};

interface Props {
  urgency: Urgency;
  /** Status of the question. */
  status: string;
}

/** The urgency of a question; only high urgency is colored, until it is answered (ASK-14, Q-03). */
export function UrgencyTag({ urgency, status }: Props) {
  const Icon = icons[urgency];
  const urgent = urgency === 'high' && status !== 'answered';
  return (
    <Tag tone={urgent ? 'vermilion' : 'neutral'} icon={<Icon aria-hidden />}>
      {urgencyLabel(urgency)}
    </Tag>
  );
}
