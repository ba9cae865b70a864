/** Stands here until the screen is made. */
export function TodoList() {
  return <h1>Travel To-Do List</h1>;
}
