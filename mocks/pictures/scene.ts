import { country } from './country.ts';
import { landformIn, landforms } from './landform.ts';
import { lights, type Hour } from './light.ts';
import { hash } from '../../src/shared/prng.ts';
import { places, type Place } from './places.ts';
import { HEIGHT, Sheet } from './Sheet.ts';
import { tales } from './views/tales.ts';
import { views } from './views/views.ts';

type SceneOptions = {
  readonly hour?: Hour;
  /** 0 the usual view, 1 mirrored in another light, 2 a tale's scene or the surrounding landscape, 3 a close-up. */
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
const byLength = [...places].toSorted((a, b) => b.name.length - a.name.length);

function placeIn(text: string): Place | undefined {
  const lower = text.toLowerCase();
  return (
    places.find(({ slug }) => slug === lower) ??
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
  const place = placeIn(slugOrText);
  const seed = hash(`${place?.slug ?? slugOrText.toLowerCase()} ${variant}`);
  const any = dayHours[seed % dayHours.length] ?? 'morning';
  const usual = place?.hour ?? any;
  const [turned, close] = otherHours[usual];
  const tale = place && variant === 2 ? tales[place.slug] : undefined;
  const light = hour ?? [usual, turned, tale?.hour ?? any, close][variant] ?? usual;
  const sheet = new Sheet(WIDTH, light, seed);
  const land = place?.land ?? landformIn(slugOrText) ?? landforms[seed % landforms.length] ?? 'hills';
  const landmark = place && variant !== 2 ? views[place.slug] : undefined;
  (tale?.view ?? landmark ?? country[land])(sheet);
  const frame = frameOf(ratio);
  if (variant === 1 || (variant === 2 && seed % 2)) return sheet.print(`matrix(-1 0 0 1 ${WIDTH} 0)`, frame);
  if (variant === 3) return sheet.print('matrix(1.25 0 0 1.25 -75 -58)', frame);
  return sheet.print('', frame);
}
