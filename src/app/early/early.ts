import { BASE, routePatterns } from '../../routes.ts';
import { showsDesk } from '../../storage/showsDesk.ts';
import { clock } from '../../shared/clock.ts';
import { currentEpoch } from '../../shared/mockStorage.ts';
import { storedTheme } from '../../storage/storedState.ts';
import { decide, shellFor } from './decide.ts';
import { recordInput } from './recordInput.ts';
import { showShell } from './showShell.ts';
import { startFirstCalls } from './startFirstCalls.ts';

/** Before the first paint, so that the wrong theme does not flash (THEME-03). */
function applyTheme(): void {
  if (storedTheme() !== 'dark') return;
  document.documentElement.dataset.theme = 'dark';
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar?.dataset.dark) bar.content = bar.dataset.dark;
}

// Used instead of `noscript`, which browsers do not show if scripts are disabled later.
document.documentElement.dataset.scripts = 'on';
applyTheme();
// Otherwise the app would move aside when the desk has loaded.
if (import.meta.env.VITE_API !== 'live' && showsDesk(BASE)) document.documentElement.dataset.desk = 'loading';
const { prerenderedPath, sameForAllUsers, firstCalls } = document.currentScript?.dataset ?? {};
if (prerenderedPath !== undefined) {
  const decision = decide(prerenderedPath, sameForAllUsers !== undefined);
  if (decision.shows === 'shell') showShell(shellFor(prerenderedPath, location.pathname));
  const nothing = () => ({ pressed: [], entered: new Map() });
  window.earlyPage = { ...decision, takeInput: decision.shows === 'shell' ? nothing : recordInput() };
  // Other screens call what the worker does not answer.
  const isHome = prerenderedPath === routePatterns.home && location.search === '';
  if (import.meta.env.VITE_API !== 'live' && firstCalls !== undefined && isHome && decision.shows === 'guest')
    window.earlyPage.firstCalls = startFirstCalls(firstCalls, currentEpoch(decision.epoch, clock.realNow()));
}
