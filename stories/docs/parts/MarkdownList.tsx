/** What stands in backticks is code. */
const shown = (text: string) =>
  [...text.matchAll(/`([^`]+)`|[^`]+/g)].map((part) =>
    part[1] ? <code key={part.index}>{part[1]}</code> : part[0],
  );

/** Lines of a README or of paths, one under the other. */
export function Plain({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{shown(item)}</li>
      ))}
    </ul>
  );
}
