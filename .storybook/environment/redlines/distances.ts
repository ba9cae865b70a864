export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A straight line between two edges. */
export interface Distance {
  from: { x: number; y: number };
  to: { x: number; y: number };
  length: number;
}

const middle = (start: number, end: number): number => (start + end) / 2;
const across = (y: number, start: number, end: number): Distance => ({
  from: { x: start, y },
  to: { x: end, y },
  length: Math.abs(end - start),
});
const down = (x: number, start: number, end: number): Distance => ({
  from: { x, y: start },
  to: { x, y: end },
  length: Math.abs(end - start),
});
const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

function insets(outer: Box, inner: Box): Distance[] {
  const [x, y] = [middle(inner.left, inner.right), middle(inner.top, inner.bottom)];
  return [
    down(x, outer.top, inner.top),
    across(y, inner.right, outer.right),
    down(x, inner.bottom, outer.bottom),
    across(y, outer.left, inner.left),
  ];
}

/** The gaps between two separate boxes, or the insets if one contains the other. */
export function distances(one: Box, other: Box): Distance[] {
  if (contains(one, other)) return insets(one, other);
  if (contains(other, one)) return insets(other, one);
  const [left, right] = one.left <= other.left ? [one, other] : [other, one];
  const [upper, lower] = one.top <= other.top ? [one, other] : [other, one];
  const y = middle(Math.max(one.top, other.top), Math.min(one.bottom, other.bottom));
  const x = middle(Math.max(one.left, other.left), Math.min(one.right, other.right));
  return [
    ...(left.right <= right.left ? [across(y, left.right, right.left)] : []),
    ...(upper.bottom <= lower.top ? [down(x, upper.bottom, lower.top)] : []),
  ];
}
