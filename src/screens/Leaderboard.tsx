/** Stands here until the screen is made. */
export function Leaderboard() {
  return <h1>Leaderboard</h1>;
}
