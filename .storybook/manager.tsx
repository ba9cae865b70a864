import React from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { styled } from 'storybook/theming';
import { brandThemes, isDark } from './brandTheme.ts';
import { SIDE_BY_SIDE } from './environment/sideBySide.ts';

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

/**
 * With 'side by side' in the theme toolbar, shows the story a second time in the dark theme, in a frame of
 * the manager, so that the story's own play and checks are not affected.
 */
function SideBySide({ children, storyId }: { children: React.ReactNode; storyId: string }) {
  const [globals] = useGlobals();
  const both = globals.theme === SIDE_BY_SIDE && Boolean(storyId);
  return (
    <Pair>
      <div>{children}</div>
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
    // Other words for a part follow its name in brackets, for the search.
    renderLabel: ({ name }: { name: string }) => name.replace(/ \(.*\)$/, ''),
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
  // Screens and the wall need the height, components their controls; within one kind the user's own choice is
  // kept.
  let kind = '';
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    const isScreen = /^(?:screens|docs)-/.test(id);
    const next = isScreen ? 'screen' : 'part';
    if (next !== kind) api.togglePanel(!isScreen);
    kind = next;
  });
  addons.add(ID, {
    type: types.PREVIEW,
    render: ({ children, storyId }) => <SideBySide storyId={storyId}>{children}</SideBySide>,
  });
});
