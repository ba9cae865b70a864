import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react';
import CircleDashedIcon from '@phosphor-icons/core/regular/circle-dashed.svg?react';
import { Tag } from '../../ui/Tag.tsx';

/** ASK-15: 'Answered' as a badge of its own, any other status raw. */
export function StatusTag({ status }: { status: string }) {
  if (status === 'answered') {
    return (
      <Tag tone="leaf" icon={<CheckCircleFillIcon aria-hidden />}>
        Answered
      </Tag>
    );
  }
  return <Tag icon={<CircleDashedIcon aria-hidden />}>{status}</Tag>;
}
