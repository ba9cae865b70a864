const svg = (width: number, height: number, body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${body}</svg>`,
  ).replaceAll("'", '%27')}")`;

const noise = (size: number, frequency: number, octaves: number, matrix: string): string =>
  svg(
    size,
    size,
    `<filter id='n' x='0' y='0' width='1' height='1'><feTurbulence type='fractalNoise' baseFrequency='${frequency}' numOctaves='${octaves}' stitchTiles='stitch'/><feColorMatrix values='${matrix}'/></filter><rect width='100%' height='100%' filter='url(#n)'/>`,
  );

/** One contour line across a tile; its ends meet those of the neighboring tiles. */
function contour(index: number, count: number, side: number): string {
  const turn = Math.PI * 2;
  const phase = (index / count) * turn;
  const points = Array.from({ length: 27 }, (_, place) => {
    // One step beyond each side, so that the end of the line is not visible.
    const step = place - 1;
    const along = (step / 24) * turn;
    const rise = 26 * Math.sin(along + Math.sin(phase)) + 13 * Math.sin(2 * along + 2 * Math.cos(phase));
    return `${Math.round((step / 24) * side)} ${Math.round(((index + 0.5) / count) * side + rise)}`;
  });
  return `<polyline points='${points.join(' ')}' fill='none' stroke='black' stroke-linejoin='round'/>`;
}

/**
 * Two extra lines above and below, since lines that leave the tile at one edge re-enter at the opposite one.
 */
const OVER = 2;
const lines = Array.from({ length: 18 + 2 * OVER }, (_, index) => contour(index - OVER, 18, 540)).join('');

/** Paper textures and the painted kerb as data URLs in the style sheet. */
export const textures = {
  texGrain: noise(180, 0.85, 2, '0 0 0 0 .1 0 0 0 0 .12 0 0 0 0 .1 0 0 0 1.5 -.62'),
  texWorn: noise(160, 0.55, 3, '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -8 5.95'),
  texContours: svg(540, 540, lines),
  texKerb: 'repeating-linear-gradient(90deg, var(--kerb) 0 26px, var(--marigold) 26px 52px)',
};
