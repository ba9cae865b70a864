/** Stands here until the screen is made. */
export function TravelPlanning() {
  return <h1>Plan</h1>;
}
