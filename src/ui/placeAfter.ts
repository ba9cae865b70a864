/** Where an arrow key leads from one place in a list of `count`; undefined for other keys. */
export function placeAfter(
  key: string,
  from: number,
  count: number,
  axis: 'horizontal' | 'vertical',
): number | undefined {
  const [forward, back] = axis === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
