import { BASE } from '../../../src/routes.ts';
import { adoptStyle, element } from '../../control/dom.ts';
import type { Database } from '../../db/Database.ts';
import type { Session } from '../session.ts';
import css from './accounts.css?inline';
import { type Account, accountsOf } from './accounts.ts';
import { returnAddress } from './serverPages.ts';

function toItem({ name, about, picture }: Account, choose: () => void): HTMLLIElement {
  const face = picture
    ? element('img', { src: picture, alt: '', width: 40, height: 40, loading: 'lazy' })
    : element('span', { className: 'initial', ariaHidden: 'true' }, name.slice(0, 1));
  const words = element('span', {}, name);
  if (about) words.append(element('small', {}, about));
  const button = element('button', { type: 'button' }, face, words);
  button.addEventListener('click', choose);
  return element('li', {}, button);
}

const howMany = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

interface AccountsOptions {
  db: Database;
  session: Session;
  withAddresses: (json: string) => Promise<string>;
}

/** Stands in for Google's account page (AUTH-11, AUTH-12): choose a person, and be back where you were. */
export async function showAccounts({ db, session, withAddresses }: AccountsOptions): Promise<void> {
  const product = document.title;
  const back = returnAddress(document.referrer, location.origin, BASE);
  const accounts: Account[] = JSON.parse(await withAddresses(JSON.stringify(accountsOf(db.user.all()))));
  const items = accounts.map((account) => {
    const item = toItem(account, () => {
      session.signIn(account.id);
      location.replace(back);
    });
    return { item, words: account.name.toLowerCase() };
  });

  const filter = element('input', { type: 'search', id: 'find', autocomplete: 'off' });
  const found = element('p', { role: 'status' }, howMany(items.length));
  filter.addEventListener('input', () => {
    const wanted = filter.value.trim().toLowerCase();
    for (const { item, words } of items) item.hidden = !words.includes(wanted);
    found.textContent = howMany(items.filter(({ item }) => !item.hidden).length);
  });
  const card = element(
    'div',
    {},
    element('h1', {}, 'Choose an account'),
    element('p', {}, `to go on to ${product}. A stand-in for Google's page: nobody is asked for a password.`),
    element('label', { htmlFor: 'find' }, 'Find a person'),
    filter,
    found,
    element('ul', {}, ...items.map(({ item }) => item)),
    element('a', { href: back }, 'Back without choosing'),
  );
  document.title = `Choose an account · ${product}`;
  adoptStyle(document, css);
  const root = document.getElementById('root') ?? document.body;
  root.replaceChildren(element('main', { className: 'accounts' }, card));
}
