import { styled } from 'styled-components';
import { screenLinks, storyOf } from './screenLinks.ts';
import { useWidth } from './useWidth.ts';

const HEADS = ['Entry', 'Main screens', 'Second level', 'Details'];
const HEIGHT = 44;
const ROW = 66;
const TOP = 36;
/** In narrower pages the map scrolls. */
const MIN_WIDTH = 600;
/** Share of a column that its boxes take; the rest is for lines. */
const BOX = 0.72;

const screens = Object.values(screenLinks);
const top = ({ row }: { row: number }): number => TOP + row * ROW;
const height = TOP + Math.max(...screens.map(({ row }) => row)) * ROW + HEIGHT;

/** Positions on a map of this width: the last column ends at its right edge. */
function layOut(width: number) {
  const step = width / (HEADS.length - 1 + BOX);
  const box = step * BOX;
  const left = ({ column }: { column: number }): number => column * step;
  /** A curve through the gap after a screen, then straight to the next; links back are omitted. */
  const curves = screens.flatMap((from) =>
    from.to
      .map((name) => screenLinks[name])
      .filter((to) => to.column > from.column)
      .map((to) => {
        const [x, y] = [left(from) + box, top(from) + HEIGHT / 2];
        const [end, level] = [left(to) - 6, top(to) + HEIGHT / 2];
        const gap = step - box - 20;
        return `M${x} ${y}C${x + gap / 2} ${y} ${x + gap / 2} ${level} ${x + gap} ${level}H${end}`;
      }),
  );
  return { box, left, curves };
}

/** What a screen leads to, for its accessible name. */
const labelOf = ({ title, to, fromBar }: (typeof screens)[number]): string => {
  const names = to.map((name) => screenLinks[name].title).join(', ');
  return `${title}${fromBar ? ', from the bottom bar' : ''}${names && `, leads to ${names}`}`;
};

const Lines = ({ curves }: { curves: readonly string[] }) => (
  <svg width="100%" height="100%" aria-hidden>
    <defs>
      <marker id="arrow" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0l8 4-8 4z" fill="var(--ink-3)" />
      </marker>
    </defs>
    {curves.map((curve) => (
      <path
        key={curve}
        d={curve}
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="1.5"
        markerEnd="url(#arrow)"
      />
    ))}
  </svg>
);

/** A flow chart of the screens as wide as the page, each a link to its story. */
export function ScreenMap() {
  const { element, width: room } = useWidth();
  const width = Math.max(room, MIN_WIDTH);
  const { box, left, curves } = layOut(width);
  return (
    <Scroller ref={element} className="sb-unstyled" tabIndex={0} role="region" aria-label="Map of screens">
      <Page style={{ width, height }}>
        <Lines curves={curves} />
        {HEADS.map((head, column) => (
          <b key={head} style={{ left: left({ column }), width: box }}>
            {head}
          </b>
        ))}
        {screens.map((screen) => (
          <a
            key={screen.title}
            href={`?path=/story/${storyOf(screen)}`}
            target="_parent"
            aria-label={labelOf(screen)}
            style={{ left: left(screen), top: top(screen), width: box, height: HEIGHT }}
          >
            {screen.title}
            {screen.fromBar && <small>from the bottom bar</small>}
          </a>
        ))}
      </Page>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  padding: 24px;
  border-radius: var(--r-paper);
  background: var(--ground);
`;
const Page = styled.div`
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
    place-content: center;
    justify-items: center;
    border-radius: var(--r-control);
    background: var(--paper);
    box-shadow:
      inset 0 0 0 1px var(--line-2),
      var(--e1);
    color: var(--ink);
    font: var(--t-control);
    text-align: center;
  }
  small {
    color: var(--ink-2);
    font: var(--t-micro);
  }
  a:hover {
    box-shadow: inset 0 0 0 2px var(--link);
  }
`;
