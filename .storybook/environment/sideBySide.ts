/** The theme toolbar's third choice. */
export const SIDE_BY_SIDE = 'side by side';
