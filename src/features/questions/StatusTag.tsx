import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react';
import { Tag } from '../../ui/Tag.tsx';

/** 'Answered' as a distinct badge, any other status as plain text (ASK-15). */
export function StatusTag({ status }: { status: string }) {
  if (status === 'answered') {
    return (
      <Tag tone="leaf" icon={<CheckCircleFillIcon aria-hidden />}>
        Answered
      </Tag>
    );
  }
  return <Tag>{status}</Tag>;
}
