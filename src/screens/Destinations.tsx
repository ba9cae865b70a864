/** Stands here until the screen is made. */
export function Destinations() {
  return <h1>Destinations</h1>;
}
