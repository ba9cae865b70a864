import type { PackageRow } from '../../db/rows.ts';
export const packages = (): PackageRow[] => [];
