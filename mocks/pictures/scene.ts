import { landscapes } from './landscapes.ts';
import { landformIn, landforms } from './landforms.ts';
import { lights, type Hour } from './lights.ts';
import { hash } from '../../src/shared/prng.ts';
import { drawnDestinations, type DrawnDestination } from './drawnDestinations.ts';
import { HEIGHT, Drawing } from './Drawing.ts';
import { storyScenes } from './views/storyScenes.ts';
import { views } from './views/views.ts';

type SceneOptions = {
  readonly hour?: Hour;
  /** 0 the usual view, 1 mirrored in another light, 2 a scene of a story or the surrounding landscape, 3 a close-up. */
  readonly variant?: number;
  /** Width divided by height of the visible part; compositions are centred, so any crop keeps the subject. */
  readonly ratio?: number;
};

/** The light of the second and fourth picture of a place. */
const otherHours: Readonly<Record<Hour, readonly [turned: Hour, close: Hour]>> = {
  dawn: ['noon', 'dusk'],
  pearl: ['spring', 'violet'],
  morning: ['ember', 'dawn'],
  noon: ['pearl', 'violet'],
  spring: ['golden', 'pearl'],
  golden: ['dusk', 'pearl'],
  amber: ['violet', 'morning'],
  ember: ['moonrise', 'amber'],
  dusk: ['morning', 'golden'],
  violet: ['amber', 'night'],
  night: ['dawn', 'violet'],
  moonrise: ['amber', 'ember'],
  monsoon: ['golden', 'dawn'],
  aurora: ['pearl', 'night'],
};

const WIDTH = 600;

/** Hours used for open landscapes: only daylight ones, as there are no lamps. */
const isHour = (key: string): key is Hour => key in lights;
const dayHours = Object.keys(lights)
  .filter(isHour)
  .filter((hour) => !lights[hour].moon);
const byLength = [...drawnDestinations].toSorted((a, b) => b.name.length - a.name.length);

function destinationIn(text: string): DrawnDestination | undefined {
  const lower = text.toLowerCase();
  return (
    drawnDestinations.find(({ slug }) => slug === lower) ??
    byLength.find(({ name }) => lower.includes(name.toLowerCase()))
  );
}

/** The part of a drawing with this aspect ratio: the middle, slightly lower if it is wide. */
function frameOf(ratio: number): string {
  const width = Math.round(Math.min(WIDTH, HEIGHT * ratio));
  const height = Math.round(Math.min(HEIGHT, WIDTH / ratio));
  return `${(WIDTH - width) / 2} ${Math.round((HEIGHT - height) * 0.7)} ${width} ${height}`;
}

/**
 * The picture of a place, from its slug or any text: a known name gives its landmark, other words a matching landform.
 * The same words always give the same picture.
 */
export function scene(slugOrText: string, { hour, variant = 0, ratio = 1.5 }: SceneOptions = {}): string {
  const destination = destinationIn(slugOrText);
  const seed = hash(`${destination?.slug ?? slugOrText.toLowerCase()} ${variant}`);
  const any = dayHours[seed % dayHours.length] ?? 'morning';
  const usualHour = destination?.hour ?? any;
  const [turned, close] = otherHours[usualHour];
  const storyScene = destination && variant === 2 ? storyScenes[destination.slug] : undefined;
  const light = hour ?? [usualHour, turned, storyScene?.hour ?? any, close][variant] ?? usualHour;
  const drawing = new Drawing(WIDTH, light, seed);
  const land = destination?.land ?? landformIn(slugOrText) ?? landforms[seed % landforms.length] ?? 'hills';
  const landmark = destination && variant !== 2 ? views[destination.slug] : undefined;
  (storyScene?.view ?? landmark ?? landscapes[land])(drawing);
  const frame = frameOf(ratio);
  if (variant === 1 || (variant === 2 && seed % 2))
    return drawing.print(`matrix(-1 0 0 1 ${WIDTH} 0)`, frame);
  if (variant === 3) return drawing.print('matrix(1.25 0 0 1.25 -75 -58)', frame);
  return drawing.print('', frame);
}

/** A place that is warm by day is under a rising moon at night, so that a list of places has two colors. */
const warmHours: ReadonlySet<Hour> = new Set(['amber', 'ember', 'golden']);

/** A view of a place at night; a place that is usually at night keeps that light. */
export function nightScene({ slug, hour }: DrawnDestination, variant: number): string {
  const night = warmHours.has(hour) ? 'moonrise' : 'night';
  return scene(slug, { hour: lights[hour].moon ? hour : night, variant });
}
