import { useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../../../src/ui/Select.tsx';
import { screenLinks, storyOf } from './screenLinks.ts';

const WIDTHS = [320, 390, 768, 1280];
const HEIGHT = 844;
const SHOWN = 420;
const screens = Object.values(screenLinks);
const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const sizes = { '100': '100 %', '150': '150 %', '200': '200 %' };
const directions = { ltr: 'Left to right', rtl: 'Right to left' };
const themes = { light: 'Light', dark: 'Dark' };

/** A screen in frames of four widths, each made smaller to the same height. */
export function WidthFrames() {
  const [title, setTitle] = useState('Home');
  const [textSize, setTextSize] = useState('100');
  const [direction, setDirection] = useState('ltr');
  const [theme, setTheme] = useState('light');
  const id = storyOf(screens.find((screen) => screen.title === title) ?? screenLinks.home);
  const globals = `theme:${theme};textSize:${textSize};direction:${direction};a11y.manual:!true`;
  return (
    <div className="sb-unstyled">
      <Choices>
        <Select
          label="Screen"
          options={screens.map((screen) => ({ value: screen.title, label: screen.title }))}
          value={title}
          onValue={setTitle}
        />
        <Select label="Text size" options={optionsOf(sizes)} value={textSize} onValue={setTextSize} />
        <Select label="Direction" options={optionsOf(directions)} value={direction} onValue={setDirection} />
        <Select label="Theme" options={optionsOf(themes)} value={theme} onValue={setTheme} />
      </Choices>
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
                  src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
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

const Choices = styled.div`
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
