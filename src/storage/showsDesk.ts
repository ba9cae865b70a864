import { navigations } from '../contract/serverPaths.ts';
import { DESK_HIDDEN, DESK_PREFIX, mockStorage } from '../shared/mockStorage.ts';

function panelIn(address: string | null): boolean | undefined {
  const panel = address === null ? null : new URL(address).searchParams.get('panel');
  return panel === null ? undefined : panel === 'on';
}

function panelOfTab(settings: string | null): boolean | undefined {
  const parsed: unknown = JSON.parse(settings ?? '{}');
  const panel = typeof parsed === 'object' && parsed !== null && 'panel' in parsed ? parsed.panel : undefined;
  return typeof panel === 'boolean' ? panel : undefined;
}

/** Whether the demo will show its desk beside the app, in a window that is wide enough (SHIP-10). */
export function showsDesk(base: string): boolean {
  const { href, pathname } = location;
  if (Object.values(navigations).some((path) => pathname.startsWith(base + path.slice(1)))) return false;
  const byDefault = !navigator.webdriver;
  const inTab = (name: string): string | null => sessionStorage.getItem(mockStorage.tabPrefix(base) + name);
  try {
    const hidden = localStorage.getItem(mockStorage.prefix(base) + DESK_PREFIX + DESK_HIDDEN);
    if (hidden === 'true') return false;
    const linked = panelIn(href) ?? panelIn(inTab(mockStorage.link));
    return linked ?? panelOfTab(inTab(mockStorage.settings)) ?? byDefault;
  } catch {
    return panelIn(href) ?? byDefault;
  }
}
