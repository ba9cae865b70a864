const round = (value: number): number => Math.round(value * 100) / 100;

/** SVG path of a scalloped circle with `teeth` half circles, in a 100 by 100 box. */
export function scallop(teeth: number, radius = 42): string {
  const at = (index: number): string => {
    const angle = (index / teeth) * Math.PI * 2;
    return `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`;
  };
  const bump = round(radius * Math.sin(Math.PI / teeth));
  const arcs = Array.from({ length: teeth }, (_, index) => `A${bump} ${bump} 0 0 1 ${at(index + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
}
