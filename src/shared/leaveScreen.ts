/** How a screen is left for a page of the server. */
export const leaveScreen = {
  /** Calls `next` at the screen's own history entry; replaced where modals add entries above it. */
  now: (next: () => void): void => next(),
};
