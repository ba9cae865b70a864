const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const hexOf = (values: number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour `share` of the way from one ink to another. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  return hexOf(channels(from).map((value, i) => value + ((end[i] ?? 0) - value) * share));
}

/** One ink printed over another, as light falls on a colour. */
export function overprint(base: string, light: string): string {
  const over = channels(light);
  return hexOf(channels(base).map((value, i) => (value * (over[i] ?? 255)) / 255));
}
