import { faker } from '@faker-js/faker/locale/en';
import { hash } from '../../src/shared/prng.ts';

/**
 * A random source for one row, seeded by its key, so that other rows never change what it draws (SHIP-07).
 * There is one generator: draw everything for a key before asking for the next.
 */
export function randomFor(key: string): typeof faker {
  faker.seed(hash(key));
  return faker;
}
