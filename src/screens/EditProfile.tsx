/** Stands here until the screen is made. */
export function EditProfile() {
  return <h1>Edit profile</h1>;
}
