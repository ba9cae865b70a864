import { type ComponentProps, memo, useEffect } from 'react';
import { LevelUp } from '../features/users/LevelUp.tsx';
import { ScreenFade } from './ScreenFade.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { WideScenery } from './WideScenery.tsx';
import { followStoredTheme } from './theme.ts';

type Props = ComponentProps<typeof LevelUp> &
  ComponentProps<typeof ScreenFade> & {
    /** The landing page has scenery of its own. */
    landing: boolean;
  };

/** The parts of the layout that are loaded when the browser is idle. */
export const IdleParts = memo(function IdleParts({ screen, landing, ...levels }: Props) {
  useEffect(followStoredTheme, []);
  return (
    <>
      <LevelUp {...levels} />
      <Shortcuts />
      <ScreenFade screen={screen} />
      {!landing && <WideScenery />}
    </>
  );
});
