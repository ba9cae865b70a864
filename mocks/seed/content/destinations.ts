import type { DestinationRow } from '../../db/rows.ts';
export const destinations = (): DestinationRow[] => [];
