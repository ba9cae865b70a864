/** Stands here until the screen is made. */
export function PostDetail() {
  return <h1>Post</h1>;
}
