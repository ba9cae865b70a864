/** TODO and PTS-19: two spellings of one place are one place. */
export const destinationKey = (destination: string): string =>
  destination.trim().toLowerCase().replace(/\s+/g, ' ');
