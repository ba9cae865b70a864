import { curlyQuotes } from '../../../.storybook/curlyQuotes.ts';

/** Text in which parts in backticks are rendered as code. */
export const MarkdownText = ({ text }: { text: string }) =>
  [...text.matchAll(/`([^`]+)`|[^`]+/g)].map((part) =>
    part[1] ? <code key={part.index}>{part[1]}</code> : curlyQuotes(part[0]),
  );

/** A list whose items may contain code in backticks. */
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
