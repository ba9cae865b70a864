import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureFiles, VARIANTS } from './files.ts';
import { heads } from './hair.ts';
import { lights } from './lights.ts';
import { drawnDestinations } from './drawnDestinations.ts';
import { portrait } from './portrait.ts';
import { nightScene, scene } from './scene.ts';
import { sponsorLogo, sponsors } from './sponsors.ts';
import { views } from './views/views.ts';

const KIB = 1024;
const people = ['Harpreet Singh', 'Meera Iyer', 'Fatima Al Noor', 'Tom Whitfield', 'Nkechi Obi'].map(
  (name, i) => ({
    id: `traveller_00${i + 1}`,
    name,
    look: { style: 'long', skin: 'tan' } as const,
  }),
);
const drawn = [...pictureFiles(people)].map(([name, draw]) => ({ name, draw, svg: draw() }));
const own = new URL('../../public/pictures/', import.meta.url);
const staticPictures = readdirSync(own)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, svg: readFileSync(new URL(name, own), 'utf8') }));

const moonlitSkies = Object.values(lights)
  .filter(({ moon }) => moon)
  .map(({ sky }) => sky[0]);
const isMoonlit = (svg: string): boolean => moonlitSkies.some((sky) => svg.includes(sky));

/** Why a picture is not well-formed, found by scanning its tags; undefined if it is. */
function fault(svg: string): string | undefined {
  const open: string[] = [];
  const rest = svg
    .trim()
    .replaceAll(
      /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
      (_, end, tag: string, _attributes, alone) => {
        if (end) return open.pop() === tag ? '' : `</${tag}>`;
        if (!alone) open.push(tag);
        return '';
      },
    );
  if (rest.trim()) return rest.slice(0, 60);
  return open.length ? `open: ${open.join(' ')}` : undefined;
}

describe('the drawn pictures', () => {
  it('have no background behind a sponsor’s mark, which would glare in the dark theme', () => {
    for (const { slug } of sponsors) expect(sponsorLogo(slug)).toMatch(/^<svg[^>]*><g transform/);
  });
  it('are a complete set: four views of each place by day and at night, one of each person, two of each sponsor', () => {
    expect(drawn).toHaveLength(drawnDestinations.length * VARIANTS * 2 + people.length + sponsors.length * 2);
    expect(drawnDestinations.length).toBeGreaterThanOrEqual(44);
  });

  it('have a landmark view for every place', () => {
    expect(drawnDestinations.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(views).toSorted());
  });

  it('are the same each time', () => {
    for (const { draw, svg } of drawn) expect(draw()).toBe(svg);
  });

  it('are under 6 KiB each, night views with their stars under 6.5 KiB, people under 2 KiB', () => {
    const size = (svg: string): number => new TextEncoder().encode(svg).length;
    const limit = (name: string): number => {
      if (name.startsWith('people/')) return 2 * KIB;
      return (name.endsWith('-night.svg') ? 6.5 : 6) * KIB;
    };
    const heavy = drawn.filter(({ name, svg }) => size(svg) > limit(name));
    expect(heavy.map(({ name }) => name)).toEqual([]);
    const styles = Object.keys(heads).filter((key): key is keyof typeof heads => key in heads);
    const everything = {
      skin: 'tan',
      garment: 'sari',
      glasses: true,
      earrings: true,
      bindi: true,
    } as const;
    const dressed = styles.map((style) => portrait('Anyone', { ...everything, style }));
    expect(Math.max(...dressed.map(size))).toBeLessThan(2 * KIB);
  });

  it('differ from one another', () => {
    const byName = new Map(drawn.map(({ name, svg }) => [name, svg]));
    const isSame = (name: string): boolean =>
      name.endsWith('-night.svg') && isMoonlit(byName.get(name.replace('-night', '')) ?? '');
    const scenes = drawn
      .filter(({ name }) => name.startsWith('scenery/') && !isSame(name))
      .map(({ svg }) => svg);
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it.each(drawn.concat(staticPictures.map(({ name, svg }) => ({ name, svg, draw: () => svg }))))(
    '$name is well-formed SVG, loads nothing else and has only finite numbers',
    ({ svg }) => {
      expect(fault(svg)).toBeUndefined();
      expect(svg).not.toMatch(/<script|<foreignObject|<image|\son\w+=|@import|NaN|undefined|Infinity/i);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
        /https?:|url\((?!#)|href="(?!#)/,
      );
    },
  );
});

describe('scene', () => {
  it('recognizes a place by its name within other words', () => {
    expect(scene('Hampi, India')).toBe(scene('hampi'));
    expect(scene('A morning in Ha Long Bay')).toBe(scene('ha-long'));
  });

  it('draws the landform that unknown words mention', () => {
    expect(scene('Lake Nowhere')).not.toBe(scene('Fort Nowhere'));
    expect(scene('Zzyzx')).toBe(scene('Zzyzx'));
  });

  it('takes another hour and another shape', () => {
    expect(scene('agra', { hour: 'night' })).not.toBe(scene('agra'));
    expect(scene('agra', { ratio: 2 })).toContain('viewBox="0 70 600 300"');
    expect(scene('agra')).toContain('viewBox="0 0 600 400"');
  });
});

describe('nightScene', () => {
  /** The shapes of the land, without those of the sky. */
  const land = (svg: string): string[] =>
    [...svg.matchAll(/<path fill="[^"]+" d="([^"]+)"/g)].map(([, d]) => d ?? '');

  it.each(drawnDestinations.filter(({ hour }) => !lights[hour].moon))(
    'draws $name as by day, under a night sky',
    (destination) => {
      for (const variant of [0, 1]) {
        const night = nightScene(destination, variant);
        expect(land(night)).toEqual(land(scene(destination.slug, { variant })));
        expect(isMoonlit(night)).toBe(true);
      }
    },
  );

  it('keeps a place that is at night already', () => {
    const tromso = drawnDestinations.find(({ hour }) => hour === 'aurora');
    expect(tromso && nightScene(tromso, 0)).toBe(scene('tromso'));
  });
});

describe('portrait', () => {
  it('draws what a look specifies, and derives the rest from the name', () => {
    const look = { style: 'long', skin: 'tan' } as const;
    expect(portrait('Meera Iyer', { ...look, glasses: true })).not.toBe(portrait('Meera Iyer', look));
    expect(portrait('Meera Iyer', look)).not.toBe(portrait('Zoya Khan', look));
  });
});
