/** Upper-cases the first letter: 'accommodation' becomes 'Accommodation'. */
export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
