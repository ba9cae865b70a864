import 'virtual:fonts.css';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../../src/ui/theme/GlobalStyle.tsx';
import { WALL_SHOWN } from '../../../.storybook/environment/wallStory.ts';
import { ScreenWall } from './ScreenWall.tsx';

// The manager starts only then, see earlyWall.ts; loading of pictures does not bubble.
document.addEventListener('load', () => parent.postMessage(WALL_SHOWN, location.origin), {
  capture: true,
  once: true,
});
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <>
      <GlobalStyle />
      <ScreenWall />
    </>,
  );
