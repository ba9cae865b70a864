import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routes.ts';

/** How the address of a place names its tab or filter. */
const NAMES: Readonly<Record<string, string>> = { [paths.home()]: 'filter', [paths.askLocal()]: 'category' };

/** By the path of a place: the tab that was chosen when one was last there, as the end of its address. */
export function useLastTabs(): Readonly<Record<string, string>> {
  const { pathname, search } = useLocation();
  const [tabs, setTabs] = useState<Readonly<Record<string, string>>>({});
  const name = NAMES[pathname];
  const chosen = name && new URLSearchParams(search).get(name);
  const here = chosen ? `?${name}=${encodeURIComponent(chosen)}` : '';
  if (name && (tabs[pathname] ?? '') !== here) setTabs({ ...tabs, [pathname]: here });
  return tabs;
}
