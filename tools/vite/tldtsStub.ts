/** Stands in for `tldts` in bundles: the demo sets no cookie of another site, so no public-suffix list. */
export const getDomain = (hostname: string): string | null => hostname || null;
export const getPublicSuffix = (): string | null => null;
export const parse = (): Record<string, never> => ({});
