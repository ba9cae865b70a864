/** Stands here until the screen is made. */
export function NotFound() {
  return <h1>NotFound</h1>;
}
