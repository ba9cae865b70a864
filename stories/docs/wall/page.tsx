import 'virtual:fonts.css';
import '../../../.storybook/environment/globalStyle.ts';
import { createRoot } from 'react-dom/client';
import { WALL_SHOWN } from '../../../.storybook/environment/wallStory.ts';
import { ScreenWall } from './ScreenWall.tsx';

// The manager starts only then, see earlyWall.ts; loading of pictures does not bubble.
document.addEventListener('load', () => parent.postMessage(WALL_SHOWN, location.origin), {
  capture: true,
  once: true,
});
const root = document.querySelector('#root');
if (root) createRoot(root).render(<ScreenWall />);
