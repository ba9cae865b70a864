import { readFileSync } from 'node:fs';
import { HttpResponse, type RequestHandler, http } from 'msw';
import { navigations } from '../../../src/contract/serverPaths.ts';
import type { Backend } from '../../createBackend.ts';
import { signInAs } from '../session.ts';
import { type Account, accountsOf } from './accounts.ts';
import { returnPath } from './serverPages.ts';

const css = readFileSync(new URL('accounts.css', import.meta.url), 'utf8');

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const htmlPage = (title: string, content: string): Response =>
  HttpResponse.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><style>${css}</style>` +
      `<main class="accounts"><div><h1>${title}</h1>${content}</div></main></html>`,
  );

/** The server's own pages, which are not part of the app. */
const OWN_PAGES = /^\/(?:api|docs|__mock)(?:\/|$)/;

/** The app URL named by a referrer or form field; null for this server's own pages and unusable URLs. */
function appAddress(address: string | null, requestUrl: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, protocol, pathname } = new URL(address);
  if (!protocol.startsWith('http')) return null;
  if (origin === new URL(requestUrl).origin && OWN_PAGES.test(pathname)) return null;
  return origin + returnPath(address, origin, '/');
}

function accountItem({ id, name, about, picture }: Account): string {
  const avatar = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="40" height="40" loading="lazy">`
    : `<span class="initial" aria-hidden="true">${escapeHtml(name.slice(0, 1))}</span>`;
  const label = `<span>${escapeHtml(name)}${about ? `<small>${escapeHtml(about)}</small>` : ''}</span>`;
  return `<li><button name="as" value="${escapeHtml(id)}">${avatar}${label}</button></li>`;
}

/** Redirects to the app; if its address is unknown (no referrer), the page asks the user to go back manually. */
const redirectTo = (address: string | null, title: string): Response =>
  address === null
    ? htmlPage(title, '<p>Go back to the app and load it again.</p>')
    : new HttpResponse(null, { status: 303, headers: { Location: address } });

async function accountsPage(
  { db, media }: Pick<Backend, 'db' | 'media'>,
  request: Request,
): Promise<Response> {
  const json = await media.resolveUrls(JSON.stringify(accountsOf(db.user.all())));
  const accounts: Account[] = JSON.parse(json);
  const back = appAddress(request.headers.get('Referer'), request.url);
  return htmlPage(
    'Choose an account',
    `<p>This demo stands in for Google: no password needed.</p><form method="post">` +
      `<input type="hidden" name="back" value="${escapeHtml(back ?? '')}">` +
      `<ul>${accounts.map(accountItem).join('')}</ul></form>`,
  );
}

async function signIn(backend: Pick<Backend, 'db' | 'session'>, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const userId = form.get('as') ?? '';
  try {
    signInAs(backend, userId);
  } catch {
    return HttpResponse.json({ message: `No such person: ${userId}`, field: 'as' }, { status: 400 });
  }
  return redirectTo(appAddress(form.get('back'), request.url), 'You are signed in');
}

/** The three pages a real server would serve (AUTH-11 to AUTH-13), for the backend behind a port. */
export function accountHandlers(backend: Pick<Backend, 'db' | 'session' | 'media'>): RequestHandler[] {
  const signInHandlers = [navigations.google, navigations.login].flatMap((path) => [
    http.get(`*${path}`, ({ request }) => accountsPage(backend, request)),
    http.post(`*${path}`, ({ request }) => signIn(backend, request)),
  ]);
  const signOutHandler = http.get(`*${navigations.logout}`, ({ request }) => {
    backend.session.signOut();
    const back = appAddress(request.headers.get('Referer'), request.url);
    return redirectTo(back && new URL('/landing', back).href, 'You are signed out');
  });
  return [...signInHandlers, signOutHandler];
}
