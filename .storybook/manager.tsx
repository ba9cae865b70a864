import React from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { create, styled } from 'storybook/theming';
import { PRODUCT_NAME } from '../src/brand/productName.ts';
import { SIDE_BY_SIDE } from './environment/sideBySide.ts';

const ID = 'waystone/side-by-side';

/** The toolbars' choices as an address says them, in the other theme. */
const inTheDark = (globals: Record<string, unknown>): string =>
  Object.entries({ ...globals, theme: 'dark' })
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The width that the viewport toolbar has chosen, as the story beside has it. */
function widthOf(viewport: unknown): string {
  const chosen = /"w(\d+)"/.exec(JSON.stringify(viewport ?? null));
  return chosen ? `${chosen[1]}px` : '100%';
}

/**
 * The story once more, in the dark, where the theme toolbar says so: a frame of its own in the manager, so that
 * the story, its play and its checks know nothing of it.
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
            src={`iframe.html?id=${storyId}&viewMode=story&globals=${encodeURIComponent(inTheDark(globals))}`}
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

addons.setConfig({
  // Beside a phone there is room, below it there is none.
  layout: { panelPosition: 'right' },
  theme: create({ base: 'light', brandTitle: PRODUCT_NAME, brandUrl: './' }),
});
addons.register(ID, () => {
  addons.add(ID, {
    type: types.PREVIEW,
    render: ({ children, storyId }) => <SideBySide storyId={storyId}>{children}</SideBySide>,
  });
});
