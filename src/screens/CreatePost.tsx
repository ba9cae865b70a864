/** Stands here until the screen is made. */
export function CreatePost() {
  return <h1>Create post</h1>;
}
