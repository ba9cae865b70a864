/** Stands here until the screen is made. */
export function Home() {
  return <h1>Home</h1>;
}
