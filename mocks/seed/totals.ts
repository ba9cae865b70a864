import { ANANYA, HARPREET } from './users.ts';

/** What some have in all, older actions included; the others have only what their rows earn. */
export const totals: Readonly<Record<string, number>> = {
  [ANANYA]: 372,
  [HARPREET]: 1984,
  traveller_013: 1623,
  traveller_014: 1488,
  traveller_006: 1306,
  traveller_016: 1194,
  traveller_004: 1071,
  traveller_015: 917,
  traveller_007: 842,
  traveller_020: 795,
  traveller_009: 660,
  traveller_047: 634,
  traveller_008: 588,
  traveller_025: 531,
  traveller_005: 476,
  traveller_019: 455,
  traveller_012: 418,
  traveller_030: 344,
  traveller_011: 291,
};
