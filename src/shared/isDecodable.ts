/** Whether a path can be decoded; '/%E0%A4%A' cannot. */
export function isDecodable(path: string): boolean {
  try {
    // The result is used, since bundlers drop a call without an effect.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
