import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routes.ts';

/** Search parameter that holds the tab or filter of each path. */
const NAMES: Readonly<Record<string, string>> = { [paths.home()]: 'filter', [paths.askLocal()]: 'category' };

/** Last used search string by path, so that the bottom navigation returns to the same tab. */
export function useLastTabs(): Readonly<Record<string, string>> {
  const { pathname, search } = useLocation();
  const [tabs, setTabs] = useState<Readonly<Record<string, string>>>({});
  const name = NAMES[pathname];
  const chosen = name && new URLSearchParams(search).get(name);
  const here = chosen ? `?${name}=${encodeURIComponent(chosen)}` : '';
  if (name && (tabs[pathname] ?? '') !== here) setTabs({ ...tabs, [pathname]: here });
  return tabs;
}
