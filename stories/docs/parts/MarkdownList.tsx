/** Text whose parts in backticks are shown as code. */
export const MarkdownText = ({ text }: { text: string }) =>
  [...text.matchAll(/`([^`]+)`|[^`]+/g)].map((part) =>
    part[1] ? <code key={part.index}>{part[1]}</code> : part[0],
  );

/** A list whose items may hold code in backticks. */
export function MarkdownList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <MarkdownText text={item} />
        </li>
      ))}
    </ul>
  );
}
