/** Space between two place rows, in px; a row that leaves closes it. */
export const ROW_GAP = 12;
