/** The story of the screen wall, and the page that the manager shows in its place. */
export const WALL_STORY = 'docs-screen-wall--pictures';
export const WALL_PAGE = 'wall.html';
/** What the page tells the manager when its first picture shows. */
export const WALL_SHOWN = 'screen wall shown';
/** Id of the frame that shows it. */
export const WALL_FRAME = 'screen-wall';
