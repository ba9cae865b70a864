import { styled } from 'styled-components';
import { screenLinks, storyOf } from './screenLinks.ts';

/** Fits the column of a docs page in a window of 1280 px. */
const WIDTH = 136;
const HEIGHT = 44;
const STEP = { x: 188, y: 66 };
const HEADS = ['Ways in', 'From everywhere', 'From there', 'One thing'];
const TOP = 36;

const screens = Object.values(screenLinks);
const left = ({ column }: { column: number }): number => column * STEP.x;
const top = ({ row }: { row: number }): number => TOP + row * STEP.y;
const size = { width: 3 * STEP.x + WIDTH, height: TOP + 9 * STEP.y + HEIGHT };

/** A curve through the gap after a screen, then straight to the next; links back are omitted. */
const curves = screens.flatMap((from) =>
  from.to
    .map((name) => screenLinks[name])
    .filter((to) => to.column > from.column)
    .map((to) => {
      const [x, y] = [left(from) + WIDTH, top(from) + HEIGHT / 2];
      const [end, level] = [left(to) - 6, top(to) + HEIGHT / 2];
      const gap = STEP.x - WIDTH - 20;
      return `M${x} ${y}C${x + gap / 2} ${y} ${x + gap / 2} ${level} ${x + gap} ${level}H${end}`;
    }),
);

/** A flow chart of the screens, each a link to its story. */
export const ScreenMap = () => (
  <Scroller className="sb-unstyled" tabIndex={0} role="region" aria-label="Map of screens">
    <Sheet style={size}>
      <svg {...size} aria-hidden>
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 8 8"
            refX="4"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0l8 4-8 4z" fill="var(--line-2)" />
          </marker>
        </defs>
        {curves.map((curve) => (
          <path
            key={curve}
            d={curve}
            fill="none"
            stroke="var(--line-2)"
            strokeWidth="1.5"
            markerEnd="url(#arrow)"
          />
        ))}
      </svg>
      {HEADS.map((head, column) => (
        <b key={head} style={{ left: left({ column }), width: WIDTH }}>
          {head}
        </b>
      ))}
      {screens.map((screen) => (
        <a
          key={screen.title}
          href={`?path=/story/${storyOf(screen)}`}
          target="_parent"
          aria-label={`${screen.title}${screen.to.length > 0 ? `, leads to ${screen.to.map((name) => screenLinks[name].title).join(', ')}` : ''}`}
          style={{ left: left(screen), top: top(screen), width: WIDTH, height: HEIGHT }}
        >
          {screen.title}
        </a>
      ))}
    </Sheet>
  </Scroller>
);

const Scroller = styled.div`
  overflow-x: auto;
  padding: 24px;
  border-radius: var(--r-paper);
  background: var(--ground);
`;
const Sheet = styled.div`
  position: relative;
  svg {
    position: absolute;
  }
  b {
    position: absolute;
    top: 0;
    color: var(--ink-2);
    font: var(--t-label);
    text-align: center;
  }
  a {
    position: absolute;
    display: grid;
    screen-items: center;
    border-radius: var(--r-control);
    background: var(--paper);
    box-shadow:
      inset 0 0 0 1px var(--line-2),
      var(--e1);
    color: var(--ink);
    font: var(--t-control);
  }
  a:hover {
    box-shadow: inset 0 0 0 2px var(--link);
  }
`;
