import { DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { showsMisuse } from './DoAndDont.tsx';

/** Examples that are shown of a component in frames: each frame loads the app and is as tall as a phone. */
const FRAMES = 3;

/**
 * The stories of a component after its playground and without what not to do: all of them, or a few in frames
 * and links to the others.
 */
export function Examples() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories()
    .slice(1)
    .filter((story) => story.tags.includes('autodocs') && !showsMisuse(story));
  const isFramed = stories.some(({ parameters }) => parameters.docs?.story?.inline === false);
  const visibleStories = isFramed ? stories.slice(0, FRAMES) : stories;
  const others = stories.slice(visibleStories.length);
  return (
    <>
      <h2 id="examples">Examples</h2>
      {visibleStories.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
      ))}
      {others.length > 0 && (
        <>
          <h3 id="more-examples">More examples</h3>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                <a href={`?path=/story/${id}`} target="_parent">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
