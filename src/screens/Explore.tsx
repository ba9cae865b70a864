/** Stands here until the screen is made. */
export function Explore() {
  return <h1>Explore</h1>;
}
