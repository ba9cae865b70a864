/** Stands here until the screen is made. */
export function Profile() {
  return <h1>Profile</h1>;
}
