/** A rectangle on the page, px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
