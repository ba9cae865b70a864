import { HOUR } from '../../src/shared/limits.ts';
import type { SimulatedUser } from './SimulatedUser.ts';
import { type Field, controls, fieldsIn, isField, nameOf, press, typeText } from './screen.ts';
import type { NetworkQuality } from './Network.ts';

/** One action by one traveller; `pick` selects among the current possibilities. */
export interface Step {
  who: 0 | 1;
  kind: string;
  pick: number;
  /** Virtual ms until the next step. */
  wait: number;
  /** Its index among the steps of the seed, which seeds its random numbers. */
  index?: number;
  /** If it is not possible, no alternative is tried. */
  isFixed?: boolean;
}

interface ActionInput {
  me: SimulatedUser;
  pick: number;
  /** A unique word. */
  word: string;
}
/** Performs the action and describes it; null if it is not possible now. */
type Action = (doing: ActionInput) => string | null;

const choose = <T>(things: readonly T[], pick: number): T | undefined => things[pick % things.length];

const pressAction =
  (role: 'button' | 'link' | 'tab', name: RegExp): Action =>
  ({ me, pick }) => {
    const found = choose(controls(me.document, role, name), pick);
    if (!found) return null;
    const description = `presses '${nameOf(found)}'`;
    press(me.window, found);
    return description;
  };

/** Toggles are tracked: each press that is not dropped must send one request. */
const toggleAction =
  (name: RegExp, path: string, times = 1): Action =>
  ({ me, pick }) => {
    const found = choose(controls(me.document, 'button', name), pick);
    const post = found && me.postOf(found);
    if (!found || !post) return null;
    const description = `presses '${nameOf(found)}'${times > 1 ? ' twice at once' : ''}`;
    for (let time = 0; time < times; time += 1) {
      me.expectOne(`/api/posts/${post}/${path}`, found);
      press(me.window, found);
    }
    return description;
  };

const FORMS = /^(?!.*(?:travel-planning|explore|packages|destinations|edit-profile)).*$/;
const isForm = (me: SimulatedUser): boolean => FORMS.test(me.window.location.pathname);

function fields(me: SimulatedUser): Field[] {
  if (!isForm(me) || !me.isKnown) return [];
  return controls(me.document, 'textbox', /./).filter(
    (field): field is Field => isField(field) && !field.readOnly && field.closest('form') !== null,
  );
}

function typeInto(me: SimulatedUser, field: Field, word: string): string {
  typeText(me.window, field, ` ${word}`);
  me.texts.push({ word, userId: me.userId, isPrivate: true });
  return `types '${word}' into '${nameOf(field)}'`;
}

/** Fills in every empty field of a form, and submits it. */
const send: Action = ({ me, word }) => {
  const [submit] = controls(
    me.document,
    'button',
    /^(?:Send comment|Post \w+|Post Answer|Add to my list|Post Question)$/,
  )
    .filter((button) => button.getAttribute('type') === 'submit')
    .slice(-1);
  const form = submit?.closest('form') ?? fields(me)[0]?.closest('form');
  if (!form || !isForm(me)) return null;
  const empty = fields(me).filter((field) => field.closest('form') === form && field.value === '');
  const done = empty.map((field, index) => typeInto(me, field, `${word}${String.fromCodePoint(97 + index)}`));
  const button = form.querySelector('button[type="submit"]');
  if (!button) return null;
  me.submits.push(form);
  return [...done, `sends '${nameOf(button)}'`].join(', ');
};

const changeNetwork =
  (next: NetworkQuality, description: string): Action =>
  ({ me }) => {
    if (me.network.quality === next) return null;
    me.setQuality(next);
    return description;
  };

export const actions: Readonly<Record<string, Action>> = {
  like: toggleAction(/^(?:Like|Unlike) post by/, 'like'),
  likeTwice: toggleAction(/^(?:Like|Unlike) post by/, 'like', 2),
  likeSeveral: ({ me }) => {
    const found = controls(me.document, 'button', /^Like post by/).slice(0, 3);
    if (found.length < 2) return null;
    for (const button of found) {
      const post = me.postOf(button);
      if (post) me.expectOne(`/api/posts/${post}/like`, button);
      press(me.window, button);
    }
    return `likes ${found.length} posts one right after the other`;
  },
  save: toggleAction(/^(?:Save|Remove saved) post by/, 'bookmark'),
  vote: ({ me, pick }) => {
    const options = controls(me.document, 'button', /./).filter((button) =>
      button.closest('[role="group"]')?.closest('[aria-label^="Poll by"]'),
    );
    const found = choose(options, pick);
    if (!found) return null;
    const description = `votes for '${nameOf(found)}'`;
    press(me.window, found);
    return description;
  },
  comments: pressAction('button', /^Comments on post by/),
  write: ({ me, pick, word }) => {
    const field = choose(fields(me), pick);
    return field ? typeInto(me, field, word) : null;
  },
  send,
  visit: pressAction('button', /^Mark .* visited$/),
  remove: pressAction('button', /^Remove (?!saved)/),
  openForm: pressAction(
    'button',
    /^(?:Ask Question|Ask a question|Ask a Question|Add (?:a )?[Pp]lace.*|Add destination|Add Destination|Add)$/,
  ),
  judge: pressAction('button', /^(?:Helpful|Not helpful): answer/),
  navigate: pressAction('link', /^(?:Home|Create|Ask Local)$/),
  open: pressAction('link', /^(?:Story|Tip|Poll|Question|View & Answer|Open post)$|^View all/),
  profile: pressAction('link', /^Level \d+|^Profile$|^Travel To-Do List$/),
  menu: pressAction('button', /^Open profile menu$/),
  tab: pressAction('tab', /./),
  refresh: pressAction('button', /^(?:Check for new posts(?: \(.+\))?|Refresh|Try again|Load More)$/),
  scroll: ({ me }) => (me.tab.scrollToEnd() ? 'scrolls to the end' : null),
  bell: (input) => {
    input.me.hasOpenedNotifications = true;
    return pressAction('button', /^Notifications/)(input);
  },
  close: pressAction('button', /^(?:Close|Close .*|Done|Cancel)$/),
  discard: ({ me, pick }) => {
    const found = choose(controls(me.document, 'button', /^Discard/), pick);
    if (!found) return null;
    const form = found.closest('form');
    const formFields = form ? fieldsIn(form) : [];
    me.forget(({ word }) => formFields.some(({ value }) => value.includes(word)));
    press(me.window, found);
    return `presses 'Discard draft'`;
  },
  back: ({ me }) => {
    if (me.entries.index === 0) return null;
    me.goBack();
    return 'goes back';
  },
  reload: ({ me }) => {
    me.load();
    return 'loads the page again';
  },
  signOut: pressAction('button', /^Sign Out$/),
  signIn: pressAction('button', /^Continue with Google$/),
  offline: changeNetwork('offline', 'goes offline'),
  lossy: changeNetwork('lossy', 'has a network that loses things'),
  slow: changeNetwork('slow', 'has a slow network'),
  fine: changeNetwork('fine', 'has a good network again'),
  sleep: ({ me, pick }) => {
    const ms = (pick % 12) * HOUR;
    me.sleep(ms);
    return `lets ${ms / HOUR} hours go by`;
  },
};

/** How often each action is chosen. */
const WEIGHTS: Readonly<Record<string, number>> = {
  like: 9,
  likeTwice: 3,
  likeSeveral: 5,
  save: 4,
  vote: 6,
  comments: 5,
  write: 7,
  send: 9,
  visit: 4,
  remove: 2,
  openForm: 5,
  judge: 3,
  navigate: 9,
  open: 6,
  profile: 5,
  menu: 3,
  tab: 3,
  refresh: 3,
  scroll: 3,
  bell: 3,
  close: 3,
  discard: 1,
  back: 4,
  reload: 3,
  signOut: 1,
  signIn: 3,
  offline: 1,
  lossy: 1,
  slow: 2,
  fine: 6,
  sleep: 1,
};
export const weightedActions: readonly string[] = Object.entries(WEIGHTS).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind),
);
