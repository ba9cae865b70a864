import { fill } from './draw.ts';
import { mix, overprint } from './mixColors.ts';
import { lights, type Hour, type Light } from './lights.ts';
import { prng, type Random } from '../../src/shared/prng.ts';

/** The inks of one drawing: colours as they look at this hour, lit or shaded. */
export type Inks = {
  readonly lit: (colour: string) => string;
  readonly dim: (colour: string) => string;
  readonly window: string;
};

/** A landmark or small object, drawn in its own units with its feet at 0,0. */
export type Art = (inks: Inks) => string;

type ArtOptions = {
  readonly far?: number;
  readonly flip?: boolean;
  readonly mirrored?: number;
  /** Share of the light that comes from its own lamps (0 none, 1 all). */
  readonly lamp?: number;
};

const LAMP = { key: '#fff0cc', shade: '#c9a88e' } as const;

export const HEIGHT = 400;

/** A picture being composed: layers are added from the sky forwards. */
export class Drawing {
  readonly width: number;
  readonly hour: Hour;
  readonly light: Light;
  readonly random: Random;
  /** For what only some hours have, so that the rest is in the same place at every hour. */
  readonly randomOfHour: Random;
  /** Position of the sun or moon, from which everything is lit. */
  sunX: number;
  private readonly layers: string[] = [];
  private readonly gradients = new Map<string, string>();

  constructor(width: number, hour: Hour, seed: number) {
    this.width = width;
    this.hour = hour;
    this.light = lights[hour];
    this.random = prng(seed);
    this.randomOfHour = prng(seed + 1);
    this.sunX = width * 0.3;
    const [high, middle, low] = this.light.sky;
    this.add(fill(`M0 0h${width}v${HEIGHT}H0z`, this.gradient([high, 0], [middle, 0.4], [low, 0.7])));
  }

  /** Converts a share of the width to units. */
  x(share: number): number {
    return Math.round(share * this.width);
  }

  add(...marks: string[]): this {
    this.layers.push(...marks);
    return this;
  }

  /** A colour in this light, faded into the haze by `far` (0 near, 1 on the horizon). */
  lit(colour: string, far = 0): string {
    return mix(overprint(colour, this.light.key), this.light.haze, far * 0.92);
  }

  /** The same colour on the shaded side. */
  dim(colour: string, far = 0): string {
    return mix(overprint(colour, this.light.shade), this.light.haze, far * 0.92);
  }

  /** A vertical gradient to fill with; identical ones are shared. */
  gradient(...stops: readonly (readonly [colour: string, at: number, opacity?: number])[]): string {
    const key = stops
      .map(
        ([colour, at, opacity]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
    if (!this.gradients.has(key)) this.gradients.set(key, `g${this.gradients.size}`);
    return `url(#${this.gradients.get(key) ?? ''})`;
  }

  /** Puts a landmark on the ground, facing the light; `mirrored` is the waterline of its reflection. */
  addArt(
    at: number,
    y: number,
    scale: number,
    art: Art,
    { far = 0.08, flip, mirrored, lamp = 0 }: ArtOptions = {},
  ): this {
    const marks = art({
      lit: (colour) => mix(this.lit(colour, far), overprint(colour, LAMP.key), lamp),
      dim: (colour) => mix(this.dim(colour, far), overprint(colour, LAMP.shade), lamp),
      window: mix(this.light.window, this.light.haze, far * 0.6),
    });
    const x = this.x(at);
    const turn = (flip ?? this.sunX > x) ? -1 : 1;
    const matrix = (dy: number, high: number): string =>
      `matrix(${[turn * scale, 0, 0, high, x, dy].map((value) => Math.round(value * 100) / 100).join(' ')})`;
    if (mirrored !== undefined) {
      const id = `m${this.layers.length}`;
      const foot = mirrored + (mirrored - y) * 0.7;
      this.add(`<g id="${id}" transform="${matrix(y, scale)}">${marks}</g>`);
      const fold = `matrix(1 0 0 -.7 0 ${Math.round(foot + y * 0.7)})`;
      return this.add(`<use href="#${id}" transform="${fold}" opacity=".32"/>`);
    }
    return this.add(`<g transform="${matrix(y, scale)}">${marks}</g>`);
  }

  /** The finished picture: `shift` moves or scales the drawing, `frame` is the visible part. */
  print(shift = '', frame = `0 0 ${this.width} ${HEIGHT}`): string {
    const defs = [...this.gradients].map(
      ([stops, id]) => `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`,
    );
    const drawn = this.layers.join('');
    const body = shift ? `<g transform="${shift}">${drawn}</g>` : drawn;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" preserveAspectRatio="xMidYMid slice"><defs>${defs.join('')}</defs>${body}</svg>`;
  }
}

/** Adds the layers of one picture to a drawing. */
export type View = (drawing: Drawing) => void;
