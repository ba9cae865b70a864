import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { createKeybindingsHandler } from 'tinykeys';
import { paths } from '../routes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { focusSearchField } from '../ui/focusSearchField.ts';
import { modals } from '../ui/openModals.ts';
import { Toggle } from '../ui/Toggle.tsx';
import { useCurrentUser } from '../features/session/queries.ts';
import { personKey, STORAGE_KEYS } from '../storage/keys.ts';
import { localStore, subscribeToStorage } from '../storage/webStorage.ts';
import { shortcuts } from './shortcutKeys.ts';

const destinations = [
  { keys: 'g h', label: 'Home', path: paths.home() },
  { keys: 'g e', label: 'Explore', path: paths.explore() },
  { keys: 'g a', label: 'Ask a Local', path: paths.askLocal() },
  { keys: 'g l', label: 'Leaderboard', path: paths.leaderboard() },
  { keys: 'g p', label: 'Your profile', path: paths.profile() },
  { keys: 'n', label: 'New post', path: paths.createPost() },
];
/** Long enough for navigation to have moved focus to the top of the screen. */
const FOCUS_DELAY_MS = 300;
const MAX_ATTEMPTS = 20;
const SEARCH = '/';
const HELP = '?';
const list = [...destinations, { keys: SEARCH, label: 'Search' }, { keys: HELP, label: 'This list' }];

/**
 * Whether shortcuts are enabled; they can be turned off for speech-input users, whose tools may type letters
 * (WCAG 2.1.4).
 */
function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  const currentUser = useCurrentUser();
  const key = personKey(STORAGE_KEYS.shortcuts, currentUser?.id ?? null);
  const enabled = useSyncExternalStore(
    subscribeToStorage,
    () => currentUser !== undefined && localStore.get(key) !== 'off',
    () => false,
  );
  return [enabled, (next) => localStore.set(key, next ? null : 'off')];
}

/** Keys typed into a field, repeated, or part of an IME composition are not shortcuts. */
const isTyping = ({ repeat, isComposing, target }: KeyboardEvent): boolean =>
  repeat ||
  isComposing ||
  (target instanceof Element && target.matches('[contenteditable], input, select, textarea'));

/** In a menu, a letter jumps to a choice. */
const isMenuOpen = (): boolean => document.querySelector('[role=menu]:popover-open') !== null;

/** Focuses the search field of a screen whose code may still be loading; gives up after a few seconds. */
function focusSearchWhenShown(attempts = MAX_ATTEMPTS): void {
  if (focusSearchField() || attempts === 0) return;
  setTimeout(focusSearchWhenShown, FOCUS_DELAY_MS, attempts - 1);
}

/** Keyboard shortcuts and their help dialog ('?'). Loaded when the browser is idle. */
export function Shortcuts() {
  const helpOpen = useSyncExternalStore(shortcuts.subscribe, shortcuts.isHelpOpen, shortcuts.isHelpOpen);
  const [enabled, enable] = useShortcutsEnabled();
  const navigate = useNavigate();
  useEffect(() => {
    if (!enabled) return undefined;
    const search = (): void => {
      if (focusSearchField()) return;
      void navigate(paths.explore());
      setTimeout(focusSearchWhenShown, FOCUS_DELAY_MS);
    };
    const unlessCovered = (run: () => void) => (event: KeyboardEvent) => {
      if (modals.top() || isMenuOpen()) return;
      event.preventDefault();
      run();
    };
    // On some keyboard layouts '/' and '?' need Shift, on others they do not.
    const withOrWithoutShift = (key: string, run: () => void) => ({
      [key]: unlessCovered(run),
      [`Shift+${key}`]: unlessCovered(run),
    });
    const handleShortcut = createKeybindingsHandler({
      ...Object.fromEntries(
        destinations.map(({ keys, path }) => [keys, unlessCovered(() => void navigate(path))]),
      ),
      ...withOrWithoutShift(SEARCH, search),
      ...withOrWithoutShift(HELP, () => shortcuts.showHelp(true)),
    });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isTyping(event)) handleShortcut(event);
    };
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, [navigate, enabled]);
  return (
    <Dialog open={helpOpen} onClose={() => shortcuts.showHelp(false)} title="Keyboard Shortcuts">
      <Keys>
        {list.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </Keys>
      <Toggle label="Shortcuts on" checked={enabled} onChange={enable} />
    </Dialog>
  );
}

const Keys = styled.dl`
  margin-bottom: 8px;
  div {
    display: flex;
    justify-content: space-between;
    padding: 9px 0;
    border-bottom: 1px solid var(--line);
  }
  dd {
    display: flex;
    gap: 6px;
  }
  kbd {
    min-width: 28px;
    padding: 2px 8px;
    border-radius: 4px;
    background: var(--paper-2);
    box-shadow: inset 0 0 0 1px var(--line-2);
    font: var(--t-control);
    text-align: center;
  }
`;
