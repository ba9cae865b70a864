/** A whole JSON string that refers to a picture; text that people write is never of this form. */
const REFERENCE = /"(media|asset):([\w/-]+(?:\.svg)?)"/g;

/** Turns the picture references in a reply into addresses; the rest stays as it is (AMB-57). */
export async function replaceReferences(
  json: string,
  address: (kind: 'media' | 'asset', name: string) => string | Promise<string>,
): Promise<string> {
  const found = new Map<string, string>();
  for (const [whole, kind, name] of json.matchAll(REFERENCE)) {
    if (found.has(whole) || !name) continue;
    found.set(whole, JSON.stringify(await address(kind === 'media' ? 'media' : 'asset', name)));
  }
  return found.size === 0 ? json : json.replace(REFERENCE, (whole) => found.get(whole) ?? whole);
}
