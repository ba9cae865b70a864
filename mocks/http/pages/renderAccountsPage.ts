import { BASE } from '../../../src/routes.ts';
import { adoptStyles, createElement } from '../../control/dom.ts';
import type { Backend } from '../../createBackend.ts';
import css from './accounts.css?inline';
import { type Account, accountsOf } from './accounts.ts';
import { returnPath } from './serverPages.ts';

/** The picture of a person, or the first letter of the name if there is none or it does not load. */
function createAvatar({ name, picture }: Account): HTMLElement {
  const initial = createElement('span', { className: 'initial', ariaHidden: 'true' }, name.slice(0, 1));
  if (!picture) return initial;
  const image = createElement('img', { src: picture, alt: '', width: 40, height: 40, loading: 'lazy' });
  image.addEventListener('error', () => image.replaceWith(initial));
  return image;
}

function accountItem(account: Account, onChoose: () => void): HTMLLIElement {
  const { name, about } = account;
  const label = createElement('span', {}, name);
  if (about) label.append(createElement('small', {}, about));
  const button = createElement('button', { type: 'button' }, createAvatar(account), label);
  button.addEventListener('click', onChoose);
  return createElement('li', {}, button);
}

const countText = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

/** A search box that hides non-matching items and shows how many are left. */
function createFilter(items: readonly HTMLLIElement[], names: readonly string[]) {
  const input = createElement('input', { type: 'search', id: 'find', autocomplete: 'off' });
  const status = createElement('p', { role: 'status' }, countText(items.length));
  input.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase();
    for (const [index, item] of items.entries()) item.hidden = !names[index]?.toLowerCase().includes(wanted);
    status.textContent = countText(items.filter(({ hidden }) => !hidden).length);
  });
  return [createElement('label', { htmlFor: 'find' }, 'Find a person'), input, status];
}

/** Mock of Google's account chooser (AUTH-11, AUTH-12): pick a person, then return to the app. */
export async function renderAccountsPage({
  db,
  session,
  media,
}: Pick<Backend, 'db' | 'session' | 'media'>): Promise<void> {
  const product = document.title;
  const back = returnPath(document.referrer, location.origin, BASE);
  const json = await media.resolveUrls(JSON.stringify(accountsOf(db.user.all())));
  const accounts: Account[] = JSON.parse(json);
  const choose = (id: string): void => {
    session.signIn(id);
    location.replace(back);
  };
  const items = accounts.map((account) => accountItem(account, () => choose(account.id)));
  const card = createElement(
    'div',
    {},
    createElement('h1', {}, 'Choose an account'),
    createElement('p', {}, `to continue to ${product}. This demo stands in for Google: no password needed.`),
    ...createFilter(
      items,
      accounts.map(({ name }) => name),
    ),
    createElement('ul', {}, ...items),
    createElement('a', { href: back }, 'Back without choosing'),
  );
  document.title = `Choose an account · ${product}`;
  adoptStyles(document, css);
  const root = document.getElementById('root') ?? document.body;
  root.replaceChildren(createElement('main', { className: 'accounts' }, card));
}
