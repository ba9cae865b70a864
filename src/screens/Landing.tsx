/** Stands here until the screen is made. */
export function Landing() {
  return <h1>Landing</h1>;
}
