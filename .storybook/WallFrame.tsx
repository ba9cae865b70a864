import React from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { WALL_FRAME, WALL_PAGE } from './environment/wallStory.ts';
import { isDark } from './brandTheme.ts';

/** The frame that the page's head has opened already, otherwise a new one. */
function mountFrame(container: HTMLElement): HTMLIFrameElement {
  const openedFrame = document.querySelector<HTMLIFrameElement>(`#${WALL_FRAME}`);
  if (openedFrame && 'moveBefore' in container) {
    openedFrame.removeAttribute('style');
    container.moveBefore(openedFrame, null);
    return openedFrame;
  }
  openedFrame?.remove();
  const frame = document.createElement('iframe');
  const src = `${WALL_PAGE}?theme=${document.documentElement.dataset.theme ?? 'light'}`;
  Object.assign(frame, { id: WALL_FRAME, title: 'Screen wall', src });
  container.append(frame);
  return frame;
}

/** The screen wall, shown in place of the preview. */
export function WallFrame() {
  const container = React.useRef<HTMLDivElement>(null);
  const { togglePanel } = useStorybookApi();
  const [globals] = useGlobals();
  // The wall needs the panel's height; its story is prepared only later.
  React.useEffect(() => {
    // Returns a promise, which React would call as the effect's cleanup.
    togglePanel(false);
  }, [togglePanel]);
  React.useEffect(() => {
    const frame = container.current && mountFrame(container.current);
    return () => frame?.remove();
  }, []);
  React.useEffect(() => {
    const root = container.current?.querySelector('iframe')?.contentDocument?.documentElement;
    if (root && globals.theme !== undefined) root.dataset.theme = isDark(globals) ? 'dark' : 'light';
  }, [globals]);
  return <Container ref={container} />;
}

const Container = styled.div({
  flex: 1,
  iframe: { display: 'block', width: '100%', height: '100%', border: 0 },
});
