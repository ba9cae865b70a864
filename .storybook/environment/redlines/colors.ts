const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Composites colors, bottom layer first, and returns the visible color as hex. */
export function compositeColor(colors: readonly string[]): string {
  if (!context) return '';
  context.clearRect(0, 0, 1, 1);
  for (const color of colors) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const isClear = (color: string): boolean => /^(?:transparent|rgba\(.*, 0\))$/.test(color);
const isOpaque = (color: string): boolean => color.startsWith('rgb(');

/** The background of an element: the colors below it, and whether they include a picture. */
export function backgroundOf(element: Element): { hex: string; owner: Element; hasPicture: boolean } {
  const layers: string[] = [];
  let owner: Element | null = null;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (/url\(/.test(backgroundImage)) return { hex: '', owner: owner ?? at, hasPicture: true };
    if (isClear(backgroundColor)) continue;
    owner ??= at;
    layers.unshift(backgroundColor);
    if (isOpaque(backgroundColor)) break;
  }
  return { hex: compositeColor(['white', ...layers]), owner: owner ?? document.body, hasPicture: false };
}
