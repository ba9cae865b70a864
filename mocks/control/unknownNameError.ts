/** The number of insertions, deletions, replacements or swaps of adjacent letters that turn one word into another. */
export function editDistance(from: string, to: string): number {
  const letters = to.split('');
  let beforeLast: number[] = [];
  let last = [0, ...letters.map((_, index) => index + 1)];
  from.split('').forEach((letter, row) => {
    const next = [row + 1];
    letters.forEach((other, column) => {
      const replaced = (last[column] ?? 0) + (letter === other ? 0 : 1);
      const changed = Math.min(replaced, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1);
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      next.push(isSwapped ? Math.min(changed, (beforeLast[column - 1] ?? 0) + 1) : changed);
    });
    [beforeLast, last] = [last, next];
  });
  return last.at(-1) ?? 0;
}

/** The known name that is most similar, ignoring case; undefined if none is known. */
export function closestName(name: string, known: Iterable<string>): string | undefined {
  const distances = Array.from(known, (each) => ({
    each,
    distance: editDistance(name.toLowerCase(), each.toLowerCase()),
  }));
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.each;
}

/** The error for an unknown name: `No such scenario: emty. The nearest is 'empty'.` */
export function unknownNameError(problem: string, name: string, known: Iterable<string>): RangeError {
  const nearest = closestName(name, known);
  return new RangeError(
    `${problem}: ${name}${nearest === undefined ? '' : `. The nearest is '${nearest}'.`}`,
  );
}
