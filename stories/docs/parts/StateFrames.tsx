import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { readStories } from './storyIndex.ts';

type State = Awaited<ReturnType<typeof readStories>>[number];
const THEMES = ['light', 'dark'];

interface Props {
  /** The title of the component whose stories are shown. */
  title: string;
  /** Height of each frame. */
  height: string;
}

/** All tested stories of a component, each in two frames: light and dark. */
export function StateFrames({ title, height }: Props) {
  const [states, setStates] = useState<readonly State[]>([]);
  useEffect(() => {
    const read = async (): Promise<void> =>
      setStates(
        (await readStories()).filter((story) => story.title === title && story.tags.includes('test')),
      );
    // Outside of Storybook there is no index.
    read().catch(() => undefined);
  }, [title]);
  return (
    <Grid>
      {states.map(({ id, name }) => (
        <figure key={id}>
          <figcaption>
            <a href={`?path=/story/${id}`} target="_parent">
              {name}
            </a>
          </figcaption>
          {THEMES.map((theme) => (
            <Frame
              key={theme}
              title={`${name}, ${theme}`}
              src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`}
              style={{ height }}
              loading="lazy"
            />
          ))}
        </figure>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 28px;
  padding: 24px;
  figure {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
  }
  figcaption {
    flex-basis: 100%;
    font: var(--t-field);
  }
  a {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Frame = styled.iframe`
  flex: 1 1 min(390px, 100%);
  min-width: 0;
  max-width: var(--column);
  border: 1px solid var(--line-2);
  border-radius: var(--r-control);
`;
