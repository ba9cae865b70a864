import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import { Link } from 'react-router-dom';
import { IconLink } from '../ui/IconLink.tsx';
import { useHistoryBack } from './useHistoryBack.ts';

/** Link back to the list, placed on the picture of a detail screen. */
export function BackToList({ to, label }: { to: string; label: string }) {
  return (
    <IconLink as={Link} to={to} onClick={useHistoryBack(to)} label={label} raised>
      <ArrowLeftIcon className="mirrored" aria-hidden />
    </IconLink>
  );
}
