/** Key under which two spellings of one place count as the same (PTS-19). */
export const destinationKey = (destination: string): string =>
  destination.trim().toLowerCase().replace(/\s+/g, ' ');
