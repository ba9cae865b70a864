import { readFileSync } from 'node:fs';
import { HttpResponse, type RequestHandler, http } from 'msw';
import { navigations } from '../../../src/contract/serverPaths.ts';
import { type Parts, become } from '../../control/mockBackend.ts';
import { type Account, accountsOf } from './accounts.ts';
import { returnAddress } from './serverPages.ts';

const css = readFileSync(new URL('accounts.css', import.meta.url), 'utf8');

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (title: string, content: string): Response =>
  HttpResponse.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><style>${css}</style>` +
      `<main class="accounts"><div><h1>${title}</h1>${content}</div></main></html>`,
  );

/** An address of the app that a person came from, or what a form says of it; null where there is none. */
function backTo(address: string | null, own: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, protocol } = new URL(address);
  if (origin === new URL(own).origin || !protocol.startsWith('http')) return null;
  return origin + returnAddress(address, origin, '/');
}
function toItem({ id, name, about, picture }: Account): string {
  const face = picture
    ? `<img src="${escaped(picture)}" alt="" width="40" height="40" loading="lazy">`
    : `<span class="initial" aria-hidden="true">${escaped(name.slice(0, 1))}</span>`;
  const words = `<span>${escaped(name)}${about ? `<small>${escaped(about)}</small>` : ''}</span>`;
  return `<li><button name="as" value="${escaped(id)}">${face}${words}</button></li>`;
}
/** Where the app is not known (it sends no referrer), the person goes back by hand. */
const leaveTo = (address: string | null, done: string): Response =>
  address === null
    ? page(done, '<p>Go back to the app and load it again.</p>')
    : new HttpResponse(null, { status: 303, headers: { Location: address } });

/** The three pages that a real server would answer (AUTH-11 to AUTH-13), for a backend behind a port. */
export function accountHandlers({ db, session, media }: Pick<Parts, 'db' | 'session' | 'media'>) {
  async function show({ request }: { request: Request }): Promise<Response> {
    const json = await media.withAddresses(JSON.stringify(accountsOf(db.user.all())));
    const accounts: Account[] = JSON.parse(json);
    const back = backTo(request.headers.get('Referer'), request.url);
    return page(
      'Choose an account',
      `<p>A stand-in for Google's page: nobody is asked for a password.</p><form method="post">` +
        `<input type="hidden" name="back" value="${escaped(back ?? '')}">` +
        `<ul>${accounts.map(toItem).join('')}</ul></form>`,
    );
  }
  async function choose({ request }: { request: Request }): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const who = form.get('as') ?? '';
    try {
      become({ db, session }, who);
    } catch {
      return HttpResponse.json({ message: `No such person: ${who}`, field: 'as' }, { status: 400 });
    }
    return leaveTo(backTo(form.get('back'), request.url), 'You are signed in');
  }
  const signIn = [navigations.google, navigations.login].flatMap((path): RequestHandler[] => [
    http.get(`*${path}`, show),
    http.post(`*${path}`, choose),
  ]);
  const signOut = http.get(`*${navigations.logout}`, ({ request }) => {
    session.signOut();
    const back = backTo(request.headers.get('Referer'), request.url);
    return leaveTo(back && new URL('/landing', back).href, 'You are signed out');
  });
  return [...signIn, signOut];
}
