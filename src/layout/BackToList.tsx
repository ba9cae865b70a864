import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import { Link } from 'react-router-dom';
import { IconLink } from '../ui/IconLink.tsx';
import { useStepBack } from './useStepBack.ts';

/** On the picture of a detail page: the way back to its list. */
export function BackToList({ to, label }: { to: string; label: string }) {
  return (
    <IconLink as={Link} to={to} onClick={useStepBack(to)} label={label} raised>
      <ArrowLeftIcon aria-hidden />
    </IconLink>
  );
}
