import { useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../../../src/ui/Select.tsx';
import { screenLinks, storyOf } from './screenLinks.ts';
import { useToolbar } from './useToolbar.ts';

const WIDTHS = [320, 390, 768, 1280];
const HEIGHT = 844;
const SHOWN = 420;
const screens = Object.entries(screenLinks).map(([value, { title }]) => ({ value, label: title }));
const isScreen = (name: string): name is keyof typeof screenLinks => Object.hasOwn(screenLinks, name);
const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
/** Reader settings, named as in the toolbar. */
const settings = {
  textSize: { label: 'Text size', options: { '100': '100 %', '150': '150 %', '200': '200 %' } },
  direction: { label: 'Direction', options: { ltr: 'Left to right', rtl: 'Right to left' } },
  theme: { label: 'Theme', options: { light: 'Light', dark: 'Dark' } },
  motion: { label: 'Motion', options: { system: 'As the device', reduced: 'Reduced' } },
  colors: { label: 'Colors', options: { own: 'Own', forced: 'Forced' } },
};
const START = { textSize: '100', direction: 'ltr', theme: 'light', motion: 'system', colors: 'own' };
type Choices = Record<string, string>;

/** The toolbar's values for these settings; side by side has no value here. */
const knownIn = (globals: Record<string, unknown>): Choices =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, { options }]) => {
      const value = globals[name];
      return typeof value === 'string' && Object.hasOwn(options, value) ? [[name, value]] : [];
    }),
  );

/** A screen in four frames, scaled to fit the page: phones large, tablet and desktop next to them. */
export function WidthFrames() {
  const [screen, setScreen] = useState<keyof typeof screenLinks>('home');
  const [chosen, setChosen] = useState<Choices>(START);
  useToolbar((globals) => setChosen((before) => ({ ...before, ...knownIn(globals) })));
  const { title } = screenLinks[screen];
  const id = storyOf(screenLinks[screen]);
  const globals = Object.entries(chosen)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
  return (
    <div className="sb-unstyled">
      <Settings>
        <Select
          label="Screen"
          options={screens}
          value={screen}
          onValue={(value) => isScreen(value) && setScreen(value)}
        />
        {Object.entries(settings).map(([name, { label, options }]) => (
          <Select
            key={name}
            label={label}
            options={optionsOf(options)}
            value={chosen[name]}
            onValue={(value) => setChosen({ ...chosen, [name]: value })}
          />
        ))}
      </Settings>
      <Frames>
        {WIDTHS.map((width) => {
          const scale = Math.min(1, SHOWN / width);
          return (
            <figure key={width} style={{ width: width * scale }}>
              <figcaption>{width} px</figcaption>
              <div style={{ height: HEIGHT * scale }}>
                <Frame
                  key={id + globals}
                  title={`${title} at ${width} px`}
                  src={`iframe.html?id=${id}&viewMode=story&globals=${globals}a11y.manual:!true`}
                  style={{ width, height: HEIGHT, transform: `scale(${scale})` }}
                  loading="lazy"
                />
              </div>
            </figure>
          );
        })}
      </Frames>
    </div>
  );
}

const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block: 16px;
`;
const Frames = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 24px;
  figcaption {
    margin-bottom: 6px;
    color: var(--ink-2);
    font: var(--t-meta);
  }
`;
const Frame = styled.iframe`
  border: 1px solid var(--line-2);
  background: var(--ground);
  transform-origin: 0 0;
`;
