import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { to } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { cameFrom } from './origins.ts';

/** The way back to the feed: for who came from there, to the place in it, filter included (POST-01, Q-01). */
export function BackHome({ children }: { children: string }) {
  const { key } = useLocation();
  const go = useNavigate();
  const press = (event: MouseEvent): void => {
    // A press that asks for a new tab is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey || cameFrom(key) !== to.home()) return;
    event.preventDefault();
    void go(-1);
  };
  return (
    <TextLink as={Link} to={to.home()} icon={<ArrowLeftIcon aria-hidden />} onClick={press}>
      {children}
    </TextLink>
  );
}
