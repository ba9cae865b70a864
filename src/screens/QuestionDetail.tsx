/** Stands here until the screen is made. */
export function QuestionDetail() {
  return <h1>Question</h1>;
}
