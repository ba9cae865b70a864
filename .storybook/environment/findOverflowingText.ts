/** Tolerance in px for text outside its box; a rotated stamp needs the most. */
const TOLERANCE = 2;

interface Box {
  edges: DOMRect;
  name: string;
  isInline: boolean;
  clips: { sideways: boolean; down: boolean };
  scrolls: boolean;
  /** Whether it truncates text on purpose, or is for screen readers only. */
  shortens: boolean;
}
function readBox(element: Element): Box {
  const { display, overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } =
    getComputedStyle(element);
  return {
    edges: element.getBoundingClientRect(),
    name: element.tagName.toLowerCase(),
    isInline: /^(?:inline|contents)$/.test(display),
    clips: { sideways: /hidden|clip/.test(overflowX), down: /hidden|clip/.test(overflowY) },
    scrolls: /auto|scroll/.test(overflowX),
    shortens: textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath.startsWith('inset(50%'),
  };
}

/** The line box without the part of the glyph height that may overflow. */
function lineOf({ top, bottom, height }: DOMRect, parent: Element): { top: number; bottom: number } {
  const over = Math.max(0, (height - Number.parseFloat(getComputedStyle(parent).lineHeight)) / 2) || 0;
  return { top: top + over, bottom: bottom - over };
}

const isBeyondPage = ({ left, right }: DOMRect): boolean =>
  left < -TOLERANCE || right > document.documentElement.clientWidth + TOLERANCE;

/**
 * Returns a function that explains why a text does not fit. Boxes are cached, because many texts share the
 * same ones.
 */
function createOverflowCheck(): (line: DOMRect, parent: Element) => string {
  const known = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const box = known.get(element) ?? readBox(element);
    known.set(element, box);
    return box;
  };
  return (rect, parent) => {
    const { top, bottom } = lineOf(rect, parent);
    let problem = '';
    let isInBox = false;
    for (let element: Element | null = parent; element !== document.body; element = element.parentElement) {
      if (!element) return problem;
      const { edges, name, isInline, clips, scrolls, shortens } = boxOf(element);
      if (shortens) return '';
      if (scrolls) return problem;
      if (isInline) continue;
      // A line that is completely outside is hidden on purpose, such as the product's name in a narrow
      // header.
      if (clips.down && (top >= edges.bottom - TOLERANCE || bottom <= edges.top + TOLERANCE)) return '';
      const isWide = rect.left < edges.left - TOLERANCE || rect.right > edges.right + TOLERANCE;
      const isHigh = top < edges.top - TOLERANCE || bottom > edges.bottom + TOLERANCE;
      if (isWide && (!isInBox || clips.sideways)) problem ||= `wider than its ${name}`;
      if (isHigh && (!isInBox || clips.down)) problem ||= `higher than its ${name}`;
      isInBox = true;
    }
    if (problem) return problem;
    return isBeyondPage(rect) ? 'beyond the edge of the page' : '';
  };
}

/** Finds text that does not fit its box, and horizontal page scroll; one line each. */
export function findOverflowingText(): string[] {
  const findProblem = createOverflowCheck();
  const problems: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    const text = node.textContent?.trim() ?? '';
    if (!parent || text === '' || parent.closest('svg, style, script') || !parent.checkVisibility()) continue;
    range.selectNodeContents(node);
    const problem = [...range.getClientRects()].map((rect) => findProblem(rect, parent)).find(Boolean);
    if (problem) problems.push(`‘${text.slice(0, 40)}’ is ${problem}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...problems, 'the page scrolls sideways'] : problems;
}
