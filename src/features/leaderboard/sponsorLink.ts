/** LB-13: the website URL if it is safe to open; null for anything but http and https. */
export function sponsorLink(websiteUrl: string | null): string | null {
  if (!websiteUrl || !URL.canParse(websiteUrl)) return null;
  const { protocol, href } = new URL(websiteUrl);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
