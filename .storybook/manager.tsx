import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_PREPARED } from 'storybook/internal/core-events';
import { brandThemes, isDark } from './brandTheme.ts';
import { SIDE_BY_SIDE } from './environment/sideBySide.ts';
import { nameOf } from './nameOf.ts';
import { openFirstHit } from './openFirstHit.ts';
import { RedlinesSwitch } from './RedlinesSwitch.tsx';
import { SideBySide } from './SideBySide.tsx';

const ID = 'waystone/side-by-side';

/** Passed with every theme change, because Storybook resets sizes that are omitted. */
const layout = {
  // A phone needs the height.
  panelPosition: 'right',
  rightPanelWidth: 340,
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
document.addEventListener('keydown', openFirstHit);
addons.register(ID, (api) => {
  let story = '';
  let isSideBySide = false;
  let wasWide: boolean | undefined;
  /** Screens, the wall, all states and two themes need the width; within one kind the user's own choice is kept. */
  function fitPanel(): void {
    if (story === '') return;
    const isWide = isSideBySide || /^(?:screens|docs)-|--all-states$/.test(story);
    if (isWide !== wasWide) api.togglePanel(!isWide);
    wasWide = isWide;
  }
  // The manager's theme follows the story's.
  let wasDark = asksForDark;
  const follow = ({ globals }: { globals: Record<string, unknown> }): void => {
    isSideBySide = globals.theme === SIDE_BY_SIDE;
    fitPanel();
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
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    story = id;
    fitPanel();
  });
  addons.add('waystone/redlines', {
    type: types.TOOL,
    title: 'Redlines',
    match: ({ viewMode }) => viewMode === 'story',
    render: RedlinesSwitch,
  });
  addons.add(ID, {
    type: types.PREVIEW,
    render: ({ children, storyId }): React.ReactElement => (
      <SideBySide storyId={storyId}>{children}</SideBySide>
    ),
  });
});
