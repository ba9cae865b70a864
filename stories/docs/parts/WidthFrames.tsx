import { useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../../../src/ui/Select.tsx';
import { CAPTION, GAP, HEIGHT, PHONES, WIDE, scalesFor } from './frameWidths.ts';
import { screenLinks, storyOf } from './screenLinks.ts';
import { useToolbar } from './useToolbar.ts';
import { useWidth } from './useWidth.ts';

const screens = Object.entries(screenLinks).map(([value, { title }]) => ({ value, label: title }));
const isScreen = (name: string): name is keyof typeof screenLinks => Object.hasOwn(screenLinks, name);
const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
/** Reader settings, named as in the toolbar. */
const settings = {
  textSize: { label: 'Text size', options: { '100pct': '100 %', '150pct': '150 %', '200pct': '200 %' } },
  direction: { label: 'Direction', options: { ltr: 'Left to right', rtl: 'Right to left' } },
  theme: { label: 'Theme', options: { light: 'Light', dark: 'Dark' } },
  motion: { label: 'Motion', options: { system: 'As the device', reduced: 'Reduced' } },
  colors: { label: 'Colors', options: { own: 'Own', forced: 'Forced' } },
};
const START = { textSize: '100pct', direction: 'ltr', theme: 'light', motion: 'system', colors: 'own' };
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
  const { element, width: room } = useWidth();
  const scales = scalesFor(room);
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
      <Frames ref={element}>
        {room > 0 &&
          [PHONES, WIDE].map((widths, column) => (
            <Column key={widths.join()} $wide={column === 1}>
              {widths.map((width) => (
                <WidthFrame
                  key={width}
                  title={title}
                  width={width}
                  scale={scales ? scales[column === 1 ? 'wide' : 'phones'] : Math.min(1, room / width)}
                  src={`iframe.html?id=${id}&viewMode=story&globals=${globals}a11y.manual:!true`}
                />
              ))}
            </Column>
          ))}
      </Frames>
    </div>
  );
}

interface FrameProps {
  title: string;
  width: number;
  scale: number;
  src: string;
}

function WidthFrame({ title, width, scale, src }: FrameProps) {
  return (
    <figure style={{ width: Math.ceil(width * scale) }}>
      <figcaption>
        {width} px{scale < 1 && `, at ${Math.round(scale * 100)} %`}
      </figcaption>
      <Scaled style={{ height: Math.ceil(HEIGHT * scale) }}>
        <Frame
          key={src}
          title={`${title} at ${width} px`}
          src={src}
          style={{ width, height: HEIGHT, transform: `scale(${scale})` }}
          loading="lazy"
        />
      </Scaled>
    </figure>
  );
}

const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block: 16px;
  /* With the page's whole width, the phones are large enough to read. */
  .sbdocs.sbdocs-content:has(&) {
    max-width: none;
  }
  .sbdocs-wrapper:has(&) .sbdocs-toc--custom {
    display: none;
  }
`;
const Frames = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${GAP}px;
  figcaption {
    height: ${CAPTION}px;
    color: var(--ink-2);
    font: var(--t-meta);
    white-space: nowrap;
  }
`;
const Column = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-flow: ${({ $wide }) => ($wide ? 'column' : 'row wrap')};
  gap: ${GAP}px;
`;
/** Scaling does not change the room that a frame takes. */
const Scaled = styled.div`
  overflow: clip;
`;
const Frame = styled.iframe`
  border: 1px solid var(--line-2);
  background: var(--ground);
  transform-origin: 0 0;
`;
