/** Stands here until the screen is made. */
export function Packages() {
  return <h1>Packages</h1>;
}
