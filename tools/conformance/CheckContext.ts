import { endpoints } from '../../src/contract/endpoints.ts';
import type { NewPost, Post } from '../../src/contract/schemas/posts.ts';
import type { NewQuestion, Question } from '../../src/contract/schemas/questions.ts';
import { ENTITIES, type EntityName } from '../../mocks/tests/cases/EndpointCases.ts';
import { Client, type RunRecord } from './Client.ts';
import { Skip } from './exchange.ts';
import type { LiveSocket } from './sockets.ts';

const { posts, polls, questions, todos, packages, destinations, leaderboard } = endpoints;

/** The users of a run and its access to the server. */
interface CheckContextOptions {
  asha: Client;
  ravi: Client;
  /** A third user, if there is one. */
  meera: Client | null;
  visitor: Client;
  record: RunRecord;
  /** Opens a socket and authenticates as this user. */
  connect: (client: Client) => Promise<LiveSocket>;
  /** The server's time, in ms. */
  now: () => Promise<number>;
  /** Fetches a URL from a reply. */
  download: (address: string) => Promise<Response>;
  strict: boolean;
  slow: boolean;
}

let counter = 0;
/** A text that occurs nowhere else on the server. */
export const unique = (text: string): string => `${text} ${Date.now().toString(36)}${++counter}`;

const first = (list: readonly { id: string }[], what: string): string => {
  const [entry] = list;
  if (!entry) throw new Skip(`the server has no ${what}, and the API cannot make one`);
  return entry.id;
};

export const newPoll = (more: Partial<NewPost & { type: 'poll' }> = {}): NewPost => ({
  type: 'poll',
  content: unique('Hills or sea?'),
  pollOptions: ['Hills', 'Sea'],
  ...more,
});

/** The environment of the checks: two users, a visitor, and the rows they need, created on demand. */
export class CheckContext {
  readonly asha: Client;
  readonly ravi: Client;
  readonly options: CheckContextOptions;

  constructor(options: CheckContextOptions) {
    this.options = options;
    this.asha = options.asha;
    this.ravi = options.ravi;
  }

  post(author: Client, body: Partial<NewPost & { type: 'story' | 'tip' | 'question' }> = {}): Promise<Post> {
    return author.call(posts.create, {
      body: { type: 'story', content: unique('The night train was on time.'), ...body },
    });
  }

  /** A poll post that does not end. */
  async poll(author: Client): Promise<{ post: Post; id: string }> {
    const post = await author.call(posts.create, { body: newPoll() });
    return { post, id: post.poll?.id ?? '' };
  }

  question(author: Client, more: Partial<NewQuestion> = {}): Promise<Question> {
    const about = { content: 'For one afternoon.', destination: 'Hampi', country: 'India' };
    return author.call(questions.create, {
      body: { title: unique('Where to leave bags?'), ...about, ...more },
    });
  }

  async answer(question: { id: string }, author: Client): Promise<string> {
    const input = { params: { id: question.id }, body: { content: 'The station has a cloakroom.' } };
    return (await author.call(questions.answer, input)).id;
  }

  async todo(owner: Client, destination = unique('Ziro')): Promise<string> {
    return (await owner.call(todos.create, { body: { destination } })).id;
  }

  /** Creates or finds an entity named in the attempts, as seen by Asha. */
  async entityId(name: EntityName): Promise<string> {
    const { asha, ravi } = this;
    const makers: Readonly<Record<EntityName, () => string | Promise<string>>> = {
      self: () => asha.id,
      other: () => ravi.id,
      otherPost: async () => (await this.post(ravi)).id,
      openPoll: async () => (await this.poll(ravi)).id,
      votedPoll: async () => {
        const { id } = await this.poll(ravi);
        await asha.call(polls.vote, { params: { id }, body: { optionIndex: 0 } });
        return id;
      },
      otherQuestion: async () => (await this.question(ravi)).id,
      otherAnswer: async () => this.answer(await this.question(asha), ravi),
      ownAnswer: async () => this.answer(await this.question(ravi), asha),
      ownTodo: () => this.todo(asha),
      otherTodo: () => this.todo(ravi),
      package: async () => first(await asha.call(packages.list, {}), 'package'),
      destination: async () => first(await asha.call(destinations.list, {}), 'destination'),
      sponsor: async () => first(await asha.call(leaderboard.sponsors, {}), 'sponsor'),
      missing: () => unique('missing').replace(' ', '_'),
    };
    return makers[name]();
  }

  /** Creates or finds each entity once. */
  async entityIds(): Promise<ReadonlyMap<EntityName, string>> {
    const found = new Map<EntityName, string>();
    for (const name of ENTITIES) {
      try {
        found.set(name, await this.entityId(name));
      } catch (error) {
        if (!(error instanceof Skip)) throw error;
      }
    }
    return found;
  }
}
