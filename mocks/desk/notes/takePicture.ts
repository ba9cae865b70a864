import { cropOf } from './cropOf.ts';

/** Containers that can be included as context. */
const SCENES = 'article, section, dialog, header, nav, form';
/** A taller container would take too long to render, px. */
const TALLEST = 3000;
/** html-to-image omits these inside an SVG if they come from style sheets. */
const SVG_STYLES = ['fill', 'stroke', 'opacity', 'font', 'letter-spacing', 'text-anchor', 'text-transform'];
const LINE = 3;

function sceneOf(element: HTMLElement): HTMLElement {
  const scene = element.closest<HTMLElement>(SCENES);
  return scene && scene.offsetHeight <= TALLEST ? scene : element;
}

/** Inlines the computed styles of SVG elements; returns a function that reverts this. */
function inlineDrawings(scene: Element): () => void {
  const parts = [...scene.querySelectorAll<SVGElement>('svg *')];
  const before = parts.map((part) => part.getAttribute('style'));
  for (const part of parts) {
    const style = getComputedStyle(part);
    for (const name of SVG_STYLES) part.style.setProperty(name, style.getPropertyValue(name));
  }
  return () =>
    parts.forEach((part, index) => {
      const style = before[index];
      if (style === null || style === undefined) part.removeAttribute('style');
      else part.style.cssText = style;
    });
}

/**
 * Makes html-to-image copy textarea contents as text: inserted as markup, the page's content security policy would
 * block them. Returns a function that reverts this.
 */
function copyTextsAsTexts(scene: Element): () => void {
  const fields = [...scene.querySelectorAll('textarea')];
  if (scene instanceof HTMLTextAreaElement) fields.push(scene);
  for (const field of fields)
    field.cloneNode = (deep) => {
      const copy = Node.prototype.cloneNode.call(field, deep);
      return Object.defineProperty(copy, 'innerHTML', {
        set(text: string) {
          copy.textContent = text;
        },
      });
    };
  return () => fields.forEach((field) => Reflect.deleteProperty(field, 'cloneNode'));
}

async function draw(scene: HTMLElement): Promise<HTMLCanvasElement> {
  const { toCanvas } = await import('html-to-image');
  const ends = [inlineDrawings(scene), copyTextsAsTexts(scene)];
  try {
    return await toCanvas(scene, {
      pixelRatio: 1,
      backgroundColor: getComputedStyle(document.body).backgroundColor,
      style: { position: 'static', margin: '0', translate: 'none', transform: 'none' },
    });
  } finally {
    for (const end of ends) end();
  }
}

/** A screenshot of the element, highlighted in its context, as a data: URL. */
export async function takePicture(element: HTMLElement): Promise<string> {
  const scene = sceneOf(element);
  const [inner, outer] = [element.getBoundingClientRect(), scene.getBoundingClientRect()];
  const crop = cropOf(inner, outer);
  const drawn = await draw(scene);
  const canvas = document.createElement('canvas');
  canvas.width = crop.width;
  canvas.height = crop.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.translate(-crop.left, -crop.top);
  context.drawImage(drawn, 0, 0, outer.width, outer.height);
  context.strokeStyle = getComputedStyle(scene).getPropertyValue('--marigold');
  context.lineWidth = LINE;
  if (scene !== element)
    context.strokeRect(inner.left - outer.left, inner.top - outer.top, inner.width, inner.height);
  return canvas.toDataURL('image/webp', 0.8);
}
