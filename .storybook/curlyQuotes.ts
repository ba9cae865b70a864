const quoted = (text: string): string =>
  text
    .replaceAll(/(?<=\w)'(?=\w)/g, '’')
    .replaceAll(/(?<![\w‘])'([^'\n]+)'(?!\w)/g, '‘$1’')
    .replaceAll(/(?<=\w)'/g, '’');

/** Turns the straight quotation marks of comments into curly ones; code in backticks stays as it is. */
export const curlyQuotes = (text: string): string =>
  text.replaceAll(/`[^`]*`|[^`]+/g, (part) => (part.startsWith('`') ? part : quoted(part)));
