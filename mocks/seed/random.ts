import { faker } from '@faker-js/faker/locale/en';
import { hash } from '../../src/shared/prng.ts';

/**
 * A source of random choices for one row, seeded by a key of its own, so that other rows never change what it
 * draws (SHIP-07). There is one generator: draw all that a key needs before asking for the next.
 */
export function randomFor(key: string): typeof faker {
  faker.seed(hash(key));
  return faker;
}
