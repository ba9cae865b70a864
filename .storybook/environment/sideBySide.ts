/**
 * The theme toolbar's third option. In its own file, because the manager and the preview are separate
 * bundles.
 */
export const SIDE_BY_SIDE = 'side by side';
