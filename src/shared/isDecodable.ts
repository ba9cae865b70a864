/** Whether a path can be decoded; '/%E0%A4%A' cannot. */
export function isDecodable(path: string): boolean {
  try {
    // The result is used because bundlers drop calls without side effects.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
