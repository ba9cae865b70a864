import React, { useEffect, useLayoutEffect, useState } from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { SIDE_BY_SIDE } from './environment/sideBySide.ts';
import { WALL_STORY } from './environment/wallStory.ts';
import { WallFrame } from './WallFrame.tsx';

/** The toolbars' choices as a query parameter, with the dark theme. */
const darkGlobals = (globals: Record<string, unknown>): string =>
  Object.entries({ ...globals, theme: 'dark' })
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

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

/** Place and size of the preview's frame in its pane, which the viewport toolbar sets. */
function usePreviewBox() {
  const [box, setBox] = useState({ top: 0, left: 0, width: '100%', height: '100%' });
  useLayoutEffect(() => {
    const preview = document.querySelector<HTMLElement>('#storybook-preview-iframe');
    const pane = preview?.closest('#storybook-preview-wrapper');
    if (!preview || !pane) return undefined;
    const measure = (): void => {
      const [own, outer] = [preview.getBoundingClientRect(), pane.getBoundingClientRect()];
      const isFramed = own.top > outer.top;
      setBox({
        top: Math.max(0, own.top - outer.top),
        left: isFramed ? Math.max(0, own.left - outer.left) : 0,
        width: isFramed ? `${own.width}px` : '100%',
        height: isFramed ? `${own.height}px` : '100%',
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(preview);
    return () => observer.disconnect();
  }, []);
  return box;
}

/** The story in the dark, as large as the preview and in line with it. */
function DarkCopy({ storyId, globals }: { storyId: string; globals: Record<string, unknown> }) {
  const { top, left, width, height } = usePreviewBox();
  return (
    <Frame
      title="The same story in the dark"
      src={`iframe.html?id=${storyId}&viewMode=story&globals=${encodeURIComponent(darkGlobals(globals))}`}
      data-framed={top > 0}
      style={{ marginTop: top, marginLeft: left, width, height }}
    />
  );
}

interface Props {
  children: React.ReactNode;
  storyId: string;
}

/**
 * With 'side by side' in the theme toolbar, shows the story a second time in the dark theme, in a frame of
 * the manager, so that the story's own play and checks are not affected.
 */
export function SideBySide({ children, storyId }: Props) {
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
          <DarkCopy storyId={storyId} globals={globals} />
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
const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  border: 0,
  '&[data-framed=true]': { borderRadius: 4, boxShadow: `0 0 0 1px ${theme.button.border}` },
}));
