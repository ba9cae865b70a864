import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { Modal } from '../../../src/ui/Modal.tsx';
import { Select } from '../../../src/ui/Select.tsx';
import type { Shot } from '../../../tools/shots/approvals.ts';
import { demoLink } from '../parts/demoLink.ts';
import { useWidth } from '../parts/useWidth.ts';

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const WIDTHS = optionsOf({ 320: '320 px', 390: '390 px', 768: '768 px', 1280: '1280 px' });
const THEMES = optionsOf({ light: 'Light', dark: 'Dark' });
/** Wider screens leave no room for the controls beside them. */
const MAX_PHONE = 430;

interface Props {
  shot: Shot;
  onClose: () => void;
}

/**
 * The live screen, in the theme and width of the picture or in others. The link to the demo comes from the story,
 * see storyBackend.ts: this page does not load the stories.
 */
export default function LiveScreen({ shot, onClose }: Props) {
  const [theme, setTheme] = useState<string>(shot.theme);
  const [width, setWidth] = useState(String(shot.width));
  const frame = useRef<HTMLIFrameElement>(null);
  const { element, width: room } = useWidth();
  const scale = room > 0 ? Math.min(1, room / Number(width)) : 1;
  const title = `${shot.screen} · ${shot.state}`;
  const globals = `theme:${theme};a11y.manual:!true`;
  return (
    <Surface open onClose={onClose} label={title}>
      <Head>
        <h2>{title}</h2>
        <IconButton label="Close" onClick={onClose}>
          <XIcon aria-hidden />
        </IconButton>
      </Head>
      <Body data-beside={Number(width) <= MAX_PHONE}>
        <Bar>
          <Select label="Width" options={WIDTHS} value={width} onValue={setWidth} />
          <Select label="Theme" options={THEMES} value={theme} onValue={setTheme} />
          {scale < 1 && <p>At {Math.round(scale * 100)} %</p>}
          <a href={`./?path=/story/${shot.story}&globals=theme:${theme}`} target="_parent">
            Open the story
          </a>
          <a
            href={demoLink()}
            target="_blank"
            rel="noreferrer"
            onClick={({ currentTarget }) => {
              currentTarget.href = frame.current?.contentDocument?.documentElement.dataset.demo ?? demoLink();
            }}
          >
            Open in the demo
          </a>
        </Bar>
        <Stage ref={element} style={{ width: Number(width) }}>
          <Frame
            ref={frame}
            key={globals}
            title={`${title}, live`}
            src={`iframe.html?id=${shot.story}&viewMode=story&globals=${globals}`}
            style={{ width: Number(width), height: `${100 / scale}%`, transform: `scale(${scale})` }}
          />
        </Stage>
      </Body>
    </Surface>
  );
}

const Surface = styled(Modal)`
  --away: translateY(16px);
  --faded: 0;
  width: fit-content;
  max-width: 96vw;
  height: 96dvh;
  margin: auto;
  padding: 16px 20px 20px;
  border-radius: var(--r-sheet);
  &[open] {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px 24px;
  min-height: 0;
  @media (min-width: 700px) {
    &[data-beside='true'] {
      flex-direction: row-reverse;
      > :first-child {
        flex-direction: column;
        align-items: stretch;
      }
      > :last-child {
        flex: none;
      }
    }
  }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 20px;
  a,
  p {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  a {
    color: var(--link);
    text-decoration: underline;
  }
`;
const Stage = styled.div`
  position: relative;
  flex: 1;
  max-width: 100%;
  min-height: 0;
  margin-inline: auto;
  overflow: clip;
  border-radius: 12px;
  box-shadow: 0 0 0 1px var(--line-2);
`;
const Frame = styled.iframe`
  position: absolute;
  transform-origin: 0 0;
  border: 0;
  background: var(--ground);
`;
