import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';

function Redlines() {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    async function start(): Promise<void> {
      const { startRedlines } = await import('./startRedlines.ts');
      if (!isOver) stop = startRedlines();
    }
    void start();
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return null;
}

/** Shows sizes, tokens and contrast of the clicked element, if enabled in the toolbar. */
export const withRedlines: Decorator = (Story, { globals, viewMode }) => (
  <>
    <Story />
    {globals.redlines === 'on' && viewMode === 'story' && <Redlines />}
  </>
);
