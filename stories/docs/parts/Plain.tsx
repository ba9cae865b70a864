/** What stands in backticks is code. */
const shown = (text: string) =>
  text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part));

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
