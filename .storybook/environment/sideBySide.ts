/** The theme toolbar's third choice. In a file of its own, because the manager and the preview are separate bundles. */
export const SIDE_BY_SIDE = 'side by side';
