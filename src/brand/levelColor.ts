import type { Role } from '../ui/theme/roles.ts';

/**
 * Color of a milestone's cap for a level; the colors follow Indian road signs, from national highway to
 * village road.
 */
export function levelColor(level: number): Role {
  if (level >= 17) return 'capUniverse';
  if (level >= 13) return 'capVillage';
  if (level >= 9) return 'capDistrict';
  return level >= 5 ? 'capState' : 'capNational';
}
