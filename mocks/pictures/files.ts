import { nightPicture } from '../../src/shared/nightPicture.ts';
import { drawnDestinations } from './drawnDestinations.ts';
import { portrait, type Look } from './portrait.ts';
import { nightScene, scene } from './scene.ts';
import { sponsorBanner, sponsorLogo, sponsors } from './sponsors.ts';

type Person = { readonly id: string; readonly name: string; readonly look: Look };

/**
 * How many pictures each place has: `scenery/<slug>-0.svg` to `scenery/<slug>-3.svg`, and as many night views, such as
 * `scenery/<slug>-0-night.svg`.
 */
export const VARIANTS = 4;

/** Every picture of the demo's content by its file name under `pictures/`, drawn on demand. */
export function pictureFiles(people: readonly Person[]): Map<string, () => string> {
  const files = new Map<string, () => string>();
  for (const destination of drawnDestinations) {
    const { slug } = destination;
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const name = `scenery/${slug}-${variant}.svg`;
      files.set(name, () => scene(slug, { variant }));
      files.set(nightPicture(name), () => nightScene(destination, variant));
    }
  }
  for (const { id, name, look } of people) files.set(`people/${id}.svg`, () => portrait(name, look));
  for (const { slug } of sponsors) {
    files.set(`sponsors/${slug}-logo.svg`, () => sponsorLogo(slug));
    files.set(`sponsors/${slug}-banner.svg`, () => sponsorBanner(slug));
  }
  return files;
}
