/** Interaction constants of the components: durations in ms, distances in px. */
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
export const TOAST_SWIPE_PX = 50;
export const TOOLTIP_DELAY = 700;
/**
 * How long a screen whose code did not load stays failed: React renders it again before it shows the error, which must
 * not request it again and again.
 */
export const SCREEN_RETRY_DELAY = 1000;

/** IMG-03 to IMG-05. */
export const LAZY_THRESHOLD = 0.1;
export const LAZY_MARGIN = { avatar: '20px', image: '50px' } as const;
