/** Stands here until the screen is made. */
export function AskLocal() {
  return <h1>Ask a Local</h1>;
}
