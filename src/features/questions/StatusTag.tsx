import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleDashedIcon } from '@phosphor-icons/react/dist/csr/CircleDashed';
import { Tag } from '../../ui/Tag.tsx';

/** ASK-15: 'Answered' as a badge of its own, any other status raw. */
export function StatusTag({ status }: { status: string }) {
  if (status === 'answered') {
    return (
      <Tag tone="leaf" icon={<CheckCircleIcon weight="fill" aria-hidden />}>
        Answered
      </Tag>
    );
  }
  return <Tag icon={<CircleDashedIcon aria-hidden />}>{status}</Tag>;
}
