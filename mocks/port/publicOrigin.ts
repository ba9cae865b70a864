import type { IncomingMessage } from 'node:http';

/** Stands for this server's own address in what a backend answers, until it is known how the caller sees it. */
export const OWN_ORIGIN = 'http://this-server.invalid';

const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/** The origin at which a caller reaches this server, also through a proxy that says so. */
export function publicOrigin({ headers }: IncomingMessage, fallback: string): string {
  const host = first(headers['x-forwarded-host']) ?? headers.host;
  const protocol = first(headers['x-forwarded-proto']) ?? 'http';
  const origin = `${protocol}://${host}`;
  return host !== undefined && /^https?$/.test(protocol) && URL.canParse(origin)
    ? new URL(origin).origin
    : fallback;
}

/** A text with addresses that the caller can open. */
export const withPublicOrigin = (text: string, origin: string): string => text.replaceAll(OWN_ORIGIN, origin);
