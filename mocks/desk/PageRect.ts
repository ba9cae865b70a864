/** A rectangle on the page, px. */
export interface PageRect {
  left: number;
  top: number;
  width: number;
  height: number;
}
