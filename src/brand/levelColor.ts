import type { Role } from '../ui/theme/roles.ts';

/** The higher the level, the smaller the road: caps follow Indian road signs. */
export function levelColor(level: number): Role {
  if (level >= 17) return 'capUniverse';
  if (level >= 13) return 'capVillage';
  if (level >= 9) return 'capDistrict';
  return level >= 5 ? 'capState' : 'capNational';
}
