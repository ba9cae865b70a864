/** Key under which different spellings of a place count as the same (PTS-19). */
export const destinationKey = (destination: string): string =>
  destination.trim().toLowerCase().replace(/\s+/g, ' ');
