const cell = (text: string | number): string => `"${String(text).replaceAll('"', '""')}"`;

/** Formats rows as CSV for a spreadsheet. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
