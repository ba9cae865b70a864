/** How good a month is for a visit: named in the text, next to a named month, or neither. */
type MonthLight = 'best' | 'near' | 'off';

const beginnings = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/gi;
const range = /^\.?\s*(?:to|through|thru|until|till|-|–|—)\s*(?:(?:early|mid|late)[\s-]*)?$/i;
const always = /\b(?:year[\s-]?round|all[\s-]year|any[\s-]?time|throughout the year|every month)\b/i;
const exceptions = /\b(?:except|avoid|but not|other than|apart from)\b/i;

/** Months named in the text, 0 to 11; ranges are filled in and may cross the new year. */
function named(text: string): Set<number> {
  // In lowercase, 'may' is the verb.
  const matches = [...text.matchAll(month)].filter(([word]) => word !== 'may');
  const months = new Set<number>();
  for (const [index, match] of matches.entries()) {
    const at = beginnings.indexOf(match[0].slice(0, 3).toLowerCase());
    const before = matches[index - 1];
    if (before && range.test(text.slice(before.index + before[0].length, match.index))) {
      const from = beginnings.indexOf(before[0].slice(0, 3).toLowerCase());
      for (let step = from; step !== at; step = (step + 1) % 12) months.add(step);
    }
    months.add(at);
  }
  return months;
}

/**
 * Rates the twelve months by a text such as 'November to February'; null when it names no month
 * (DESTD-06).
 */
export function visitMonths(text: string): MonthLight[] | null {
  const [wanted = '', ...unwanted] = text.split(exceptions);
  const best = always.test(wanted) ? new Set(beginnings.keys()) : named(wanted);
  for (const out of named(unwanted.join(' '))) best.delete(out);
  if (best.size === 0) return null;
  return beginnings.map((_, at) => {
    if (best.has(at)) return 'best';
    return best.has((at + 1) % 12) || best.has((at + 11) % 12) ? 'near' : 'off';
  });
}
