import { describe, expect, test } from 'vitest';
import { displayName } from './people.ts';

describe('[PROF-16] display name', () => {
  test.each([
    [{ firstName: 'Meera', lastName: 'Iyer', email: 'm@x.in' }, 'Meera Iyer'],
    [{ firstName: 'Meera', lastName: null, email: 'm@x.in' }, 'Meera'],
    [{ firstName: null, lastName: 'Iyer', email: 'night.bus@x.in' }, 'night.bus'],
    [{ firstName: '', lastName: '', email: null }, 'Anonymous'],
    [{ firstName: ' Meera ', lastName: ' Iyer ', email: null }, 'Meera Iyer'],
    [{ firstName: ' ', lastName: 'Iyer', email: 'm@x.in' }, 'm'],
    [{ firstName: 'Meera', lastName: ' ', email: 'm@x.in' }, 'Meera'],
  ])('%j reads %s', (user, name) => expect(displayName(user)).toBe(name));
});
