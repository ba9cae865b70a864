import { country, landformIn } from './country.ts';
import { landforms } from './landform.ts';
import { lights, type Hour } from './light.ts';
import { hash } from './prng.ts';
import { places, type Place } from './places.ts';
import { HEIGHT, Sheet } from './Sheet.ts';
import { views } from './views/views.ts';

type SceneOptions = {
  readonly hour?: Hour;
  /** 0 the place as known, 1 turned in another light, 2 the country around, 3 from closer by. */
  readonly variant?: number;
  readonly ratio?: number;
};

/** What the light turns into for the other pictures of one place. */
const otherHours: Readonly<Record<Hour, readonly [Hour, Hour, Hour]>> = {
  dawn: ['noon', 'amber', 'dusk'],
  pearl: ['spring', 'amber', 'violet'],
  morning: ['ember', 'golden', 'dawn'],
  noon: ['pearl', 'amber', 'violet'],
  spring: ['golden', 'morning', 'pearl'],
  golden: ['dusk', 'morning', 'pearl'],
  amber: ['violet', 'dawn', 'morning'],
  ember: ['moonrise', 'noon', 'amber'],
  dusk: ['morning', 'pearl', 'golden'],
  violet: ['amber', 'spring', 'night'],
  night: ['dawn', 'golden', 'violet'],
  moonrise: ['amber', 'morning', 'ember'],
  monsoon: ['golden', 'spring', 'dawn'],
  aurora: ['pearl', 'night', 'moonrise'],
};

const hours = Object.keys(lights).filter((key): key is Hour => key in lights);
const byLength = [...places].sort((a, b) => b.name.length - a.name.length);

function placeIn(text: string): Place | undefined {
  const lower = text.toLowerCase();
  return (
    places.find(({ slug }) => slug === lower) ??
    byLength.find(({ name }) => lower.includes(name.toLowerCase()))
  );
}

/**
 * The picture of a place, by its slug or by any text: a known name gives its landmark, other words
 * their landform. The same words always give the same picture.
 */
export function scene(slugOrText: string, { hour, variant = 0, ratio = 1.5 }: SceneOptions = {}): string {
  const place = placeIn(slugOrText);
  const seed = hash(`${place?.slug ?? slugOrText.toLowerCase()} ${variant}`);
  const usual = place?.hour ?? hours[seed % (hours.length - 1)] ?? 'morning';
  const light = hour ?? (variant ? otherHours[usual][(variant - 1) % 3] : usual) ?? usual;
  const width = Math.round(HEIGHT * ratio);
  const sheet = new Sheet(width, light, seed);
  const land = place?.land ?? landformIn(slugOrText) ?? landforms[seed % landforms.length] ?? 'hills';
  const landmark = place && variant !== 2 ? views[place.slug] : undefined;
  (landmark ?? country[land])(sheet);
  if (variant === 1) return sheet.print(`matrix(-1 0 0 1 ${width} 0)`);
  if (variant === 3) return sheet.print(`matrix(1.36 0 0 1.36 ${-Math.round(width * 0.18)} -84)`);
  return sheet.print();
}
