import React, { useEffect, useState } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { styled } from 'storybook/theming';
import { brandThemes, isDark } from './brandTheme.ts';
import { SIDE_BY_SIDE } from './environment/sideBySide.ts';
import { WALL_STORY } from './environment/wallStory.ts';
import { nameOf } from './nameOf.ts';
import { WallFrame } from './WallFrame.tsx';

const ID = 'waystone/side-by-side';

/** The toolbars' choices as a query parameter, with the dark theme. */
const darkGlobals = (globals: Record<string, unknown>): string =>
  Object.entries({ ...globals, theme: 'dark' })
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The width selected in the viewport toolbar, so that both frames have the same. */
function widthOf(viewport: unknown): string {
  const chosen = /"w(\d+)"/.exec(JSON.stringify(viewport ?? null));
  return chosen ? `${chosen[1]}px` : '100%';
}

/** Time in ms for the wall's pictures to show before the preview is loaded. */
const OPENING = 2000;

/**
 * Whether to load the preview: behind the wall only after a while, for the toolbar and the next story. Until
 * then, everything that the preview reports would render the sidebar anew before the pictures.
 */
function useIsPreviewed(isWall: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(isWall), isWall ? OPENING : 0);
    return () => clearTimeout(timer);
  }, [isWall]);
  return !isWall || isLate;
}

/**
 * With 'side by side' in the theme toolbar, shows the story a second time in the dark theme, in a frame of
 * the manager, so that the story's own play and checks are not affected.
 */
function SideBySide({ children, storyId }: { children: React.ReactNode; storyId: string }) {
  const [globals] = useGlobals();
  const isWall = storyId === WALL_STORY;
  const isPreviewed = useIsPreviewed(isWall);
  const both = globals.theme === SIDE_BY_SIDE && Boolean(storyId) && !isWall;
  return (
    <Pair>
      <div hidden={isWall}>{isPreviewed && children}</div>
      {isWall && <WallFrame />}
      {both && (
        <div>
          <Frame
            title="The same story in the dark"
            src={`iframe.html?id=${storyId}&viewMode=story&globals=${encodeURIComponent(darkGlobals(globals))}`}
            style={{ width: widthOf(globals.viewport) }}
          />
        </div>
      )}
    </Pair>
  );
}

const Pair = styled.div({
  display: 'flex',
  width: '100%',
  height: '100%',
  '> div': { position: 'relative', flex: 1, minWidth: 0, overflow: 'auto' },
});
const Frame = styled.iframe({ display: 'block', height: '100%', margin: '0 auto', border: 0 });

/** Passed with every theme change, because Storybook resets sizes that are omitted. */
const layout = {
  // Controls need the width; phone-sized stories can scroll.
  panelPosition: 'bottom',
  bottomPanelHeight: 300,
  navSize: 260,
  sidebar: {
    // Below its component, a page needs no name; the search lists it by the component's.
    renderLabel: ({ id, name }: { id: string; name: string }) =>
      id.endsWith('--docs') ? 'Docs' : nameOf(name),
  },
} as const;
const asksForDark = /\btheme(?::|%3A)dark\b/.test(location.search);
addons.setConfig({ ...layout, theme: asksForDark ? brandThemes.dark : brandThemes.light });
addons.register(ID, (api) => {
  // The manager's theme follows the story's.
  let wasDark = asksForDark;
  const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
    if (isDark(globals) === wasDark) return;
    wasDark = !wasDark;
    document.documentElement.dataset.theme = wasDark ? 'dark' : 'light';
    // A hidden panel would open with its configured height.
    const isPanelShown = api.getIsPanelShown();
    addons.setConfig({ ...layout, theme: wasDark ? brandThemes.dark : brandThemes.light });
    api.togglePanel(isPanelShown);
    api.setSizes({ navSize: layout.navSize });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  // Screens, the wall and all states need the height, components their controls; within one kind the user's own choice is
  // kept.
  let kind = '';
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    const isScreen = /^(?:screens|docs)-|--all-states$/.test(id);
    const next = isScreen ? 'screen' : 'part';
    if (next !== kind) api.togglePanel(!isScreen);
    kind = next;
  });
  addons.add(ID, {
    type: types.PREVIEW,
    render: ({ children, storyId }) => <SideBySide storyId={storyId}>{children}</SideBySide>,
  });
});
