import index from 'virtual:source-index';

const month = (date: string): string =>
  new Date(date).toLocaleDateString('en-IN', { month: 'long', year: 'numeric' });
const day = (date: string): string =>
  new Date(date).toLocaleDateString('en-IN', { day: 'numeric', month: 'long' });
const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** Every change to src by month and day. */
export function Changelog() {
  if (index.changes.length === 0) return <p>This Storybook was built without the project’s history.</p>;
  return unique(index.changes.map(({ date }) => month(date))).map((name) => {
    const changes = index.changes.filter(({ date }) => month(date) === name);
    return (
      <details key={name}>
        <summary>
          {name}: {changes.length} changes
        </summary>
        {unique(changes.map(({ date }) => date)).map((date) => (
          <section key={date}>
            <h4>{day(date)}</h4>
            <ul>
              {changes
                .filter((change) => change.date === date)
                .map(({ subject }) => (
                  <li key={subject}>{subject}</li>
                ))}
            </ul>
          </section>
        ))}
      </details>
    );
  });
}
