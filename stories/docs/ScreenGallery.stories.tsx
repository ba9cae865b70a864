import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../../src/ui/Select.tsx';
import { demoLink } from './parts/demoLink.ts';
import { useScreenStates } from './parts/useScreenStates.ts';
import { fullWidth } from './parts/fullWidth.ts';
import { Page } from './parts/Page.tsx';

const EVERY = 'Every';
const optionsOf = (names: string[]) => [...new Set(names)].map((value) => ({ value, label: value }));

/** Every screen in every state, live in a frame of the size of a phone, with links to its story and to the demo. */
function ScreenGallery() {
  const states = useScreenStates();
  const [screen, setScreen] = useState(EVERY);
  const [state, setState] = useState('Default');
  const [theme, setTheme] = useState('light');
  const shown = states
    .filter((frame) => screen === EVERY || frame.screen === screen)
    .filter((frame) => state === EVERY || frame.state === state);
  return (
    <Page title="Screen gallery">
      <Filters>
        <Select
          label="Screen"
          options={optionsOf([EVERY, ...states.map((frame) => frame.screen)])}
          value={screen}
          onValue={setScreen}
        />
        <Select
          label="State"
          options={optionsOf([EVERY, ...states.map((frame) => frame.state)])}
          value={state}
          onValue={setState}
        />
        <Select label="Theme" options={optionsOf(['light', 'dark'])} value={theme} onValue={setTheme} />
      </Filters>
      <p role="status">{shown.length} frames</p>
      <Frames>
        {shown.map(({ id, screen: of, state: as, setup }) => (
          <li key={id}>
            <p>
              <a href={`./?path=/story/${id}`} target="_parent">
                {of} · {as}
              </a>
              {setup && (
                <a
                  href={demoLink(setup)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${of}, ${as}: in the demo`}
                >
                  Demo
                </a>
              )}
            </p>
            <Phone
              title={`${of}, ${as}`}
              src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`}
              loading="lazy"
            />
          </li>
        ))}
      </Frames>
    </Page>
  );
}

const meta = {
  title: 'Docs/Screen gallery',
  component: ScreenGallery,
  tags: ['!autodocs'],
  ...fullWidth,
} satisfies Meta<typeof ScreenGallery>;
export default meta;

export const Phones: StoryObj<typeof meta> = {};

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
const Frames = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, 234px);
  gap: 20px;
  && {
    max-width: none;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 6px;
    height: 540px;
    overflow: hidden;
  }
  p {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  a {
    min-height: 24px;
    color: var(--link);
    font: var(--t-strong);
  }
  a + a {
    font: var(--t-control);
    text-decoration: underline;
  }
`;
const Phone = styled.iframe`
  width: 390px;
  height: 844px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--ground);
  transform: scale(0.6);
  transform-origin: 0 0;
`;
