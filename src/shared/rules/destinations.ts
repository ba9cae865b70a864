import { visibleText } from './text.ts';

/** Key under which different spellings of a place count as the same (PTS-19). */
export const destinationKey = (destination: string): string => visibleText(destination).toLowerCase();
