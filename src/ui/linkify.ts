interface TextPart {
  text: string;
  /** Start offset in the whole text. */
  at: number;
  href?: string;
}

const address = /https?:\/\/[^\s<>"]+/gi;
const trailing = /[.,;:!?'"\u2019\u201d)\]}]+$/;

/** A trailing closing bracket is part of the address if its opening one is: '…/Leh_(town)'. */
function tidy(raw: string): string {
  const cut = raw.replace(trailing, '');
  return raw[cut.length] === ')' && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut;
}

/** Splits text into plain parts and http(s) links; punctuation after an address stays text. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const url = tidy(match[0]);
    if (!URL.canParse(url)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), at: end });
    parts.push({ text: url, at: match.index, href: url });
    end = match.index + url.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end });
  return parts;
}
