import { faker } from '@faker-js/faker/locale/en';
import { hash } from '../../src/shared/prng.ts';

/**
 * A random generator for one row, seeded with its key, so that other rows do not affect its values (SHIP-07). The
 * generator is shared: draw everything for a key before requesting the next one.
 */
export function randomFor(key: string): typeof faker {
  faker.seed(hash(key));
  return faker;
}
