/** The initial state, in terms that favour neither the model nor the mock backend. Dates are ISO strings. */
interface StartUser {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  joined: string;
  earned: readonly { at: string; points: number }[];
}
export interface StartPost {
  id: string;
  author: string;
  type: 'story' | 'tip' | 'question' | 'poll';
  content: string;
  destination: string | null;
  at: string;
  poll?: { id: string; options: string | string[]; end: string | null };
}
interface StartQuestion {
  id: string;
  asker: string;
  title: string;
  at: string;
}
interface StartTodo {
  id: string;
  owner: string;
  destination: string;
  at: string;
}
export interface Start {
  now: string;
  users: readonly StartUser[];
  posts: readonly StartPost[];
  questions: readonly StartQuestion[];
  todos: readonly StartTodo[];
}

const startUser = (
  [id, firstName, lastName]: readonly [string, string | null, string | null],
  joined: string,
  ...earned: { at: string; points: number }[]
): StartUser => ({
  id,
  firstName,
  lastName,
  email: id === 'guest_user_001' ? null : `${id}@example.com`,
  joined,
  earned,
});
const on = (day: string, points: number) => ({ at: `2026-11-${day}T12:00:00.000Z`, points });

/** Five people around the first levels, two of them tied, and one of each entity they can act on. */
export const START: Start = {
  now: '2026-11-21T10:00:00.000Z',
  users: [
    startUser(['asha', 'Asha', 'Rao'], '2026-03-01T00:00:00.000Z', on('19', 60), on('20', 37)),
    startUser(['ravi', 'Ravi', null], '2026-01-01T00:00:00.000Z', on('18', 96)),
    startUser(['meera', null, 'Iyer'], '2026-02-01T00:00:00.000Z', on('18', 96)),
    startUser(['kabir', 'Kabir', 'Sen'], '2026-04-01T00:00:00.000Z', on('14', 100), on('20', 97)),
    startUser(['guest_user_001', 'Guest', 'Explorer'], '2026-05-01T00:00:00.000Z'),
  ],
  posts: [
    {
      id: 'story',
      author: 'ravi',
      type: 'story',
      content: 'The night train to Goa.',
      destination: 'Goa, India',
      at: '2026-11-20T08:00:00.000Z',
    },
    {
      id: 'asked',
      author: 'asha',
      type: 'question',
      content: 'Which pass is open?',
      destination: null,
      at: '2026-11-20T09:00:00.000Z',
    },
    {
      id: 'short',
      author: 'meera',
      type: 'poll',
      content: 'Hills or sea?',
      destination: null,
      at: '2026-11-20T10:00:00.000Z',
      poll: { id: 'short_poll', options: 'Hills, Sea,', end: '2026-11-22T10:00:00.000Z' },
    },
    {
      id: 'open',
      author: 'kabir',
      type: 'poll',
      content: 'Train or bus?',
      destination: 'Leh',
      at: '2026-11-20T11:00:00.000Z',
      poll: { id: 'open_poll', options: '["Train","Bus, sleeper"]', end: null },
    },
  ],
  questions: [{ id: 'bags', asker: 'ravi', title: 'Where to leave bags?', at: '2026-11-20T12:00:00.000Z' }],
  todos: [
    { id: 'leh', owner: 'asha', destination: 'Leh', at: '2026-11-20T13:00:00.000Z' },
    { id: 'leh_again', owner: 'asha', destination: 'LEH', at: '2026-11-20T14:00:00.000Z' },
    { id: 'ravis', owner: 'ravi', destination: 'Goa  north', at: '2026-11-20T15:00:00.000Z' },
    { id: 'ravis_again', owner: 'ravi', destination: 'goa north', at: '2026-11-20T16:00:00.000Z' },
  ],
};
