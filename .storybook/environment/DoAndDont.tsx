import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Whether a story shows what not to do. */
export const showsMisuse = ({ id }: { id: string }): boolean => id.endsWith('--what-not-to-do');

/** The story of this page that shows a wrong use next to the right one; nothing if there is none. */
export function DoAndDont() {
  const { componentStories } = useContext(DocsContext);
  const story = componentStories().find(showsMisuse);
  return (
    story && (
      <>
        <h2 id="do-and-dont">Do and don’t</h2>
        <Canvas of={story.moduleExport} sourceState="none" withToolbar={false} />
      </>
    )
  );
}
