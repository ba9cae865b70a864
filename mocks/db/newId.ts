/** A new id such as 'post_2k8f0q1x7c3m': 60 random bits, so that two tabs never create the same one. */
export function newId(prefix: string): string {
  // crypto.randomUUID is not available on a page served over plain http in a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `${prefix}_${Array.from(bytes, (byte) => (byte % 32).toString(32)).join('')}`;
}
