import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routes.ts';

/** Search parameter that holds each path's tab or filter. */
const PARAMETERS: Readonly<Record<string, string>> = {
  [paths.home()]: 'filter',
  [paths.askLocal()]: 'category',
};

/** The last search string of each path, so that the bottom navigation returns to the same tab. */
export function useLastSearch(): Readonly<Record<string, string>> {
  const { pathname, search } = useLocation();
  const [searches, setSearches] = useState<Readonly<Record<string, string>>>({});
  const name = PARAMETERS[pathname];
  const value = name && new URLSearchParams(search).get(name);
  const current = value ? `?${name}=${encodeURIComponent(value)}` : '';
  if (name && (searches[pathname] ?? '') !== current) setSearches({ ...searches, [pathname]: current });
  return searches;
}
