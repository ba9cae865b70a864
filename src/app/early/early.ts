import { storedTheme } from '../../storage/storedState.ts';
import { decide, isPageOf } from './decide.ts';
import { recordInput } from './recordInput.ts';
import { showShell } from './showShell.ts';

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
const { madeFor, anyone } = document.currentScript?.dataset ?? {};
if (madeFor !== undefined) {
  const decision = decide(madeFor, anyone !== undefined);
  if (decision.shows === 'shell') showShell(isPageOf(madeFor, location.pathname) ? 'loading' : 'shell');
  const nothing = () => ({ pressed: [], entered: new Map() });
  window.earlyPage = { ...decision, takeInput: decision.shows === 'shell' ? nothing : recordInput() };
}
