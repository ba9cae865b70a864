/** Stands here until the screen is made. */
export function DestinationDetail() {
  return <h1>Destination</h1>;
}
