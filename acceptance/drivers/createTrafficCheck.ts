import type { BrowserContext } from '@playwright/test';
import type { MockBackend } from '../../mocks/node.ts';
import { asyncapiDocument } from '../../tools/contract/asyncapiDocument.ts';
import { createContractCheck } from '../../tools/contract/contractCheck.ts';
import { openapiDocument } from '../../tools/openapiDocument.ts';

type Check = ReturnType<typeof createContractCheck>;
export type Call = Omit<Awaited<ReturnType<MockBackend['requests']>>[number], 'ms'>;

interface Frame {
  name: string;
  message: unknown;
}
const FROM_CLIENT = 'client_';

let loaded: Check | undefined;
/** Parsing the documents is slow, so each worker does it once. */
const check = (): Check => (loaded ??= createContractCheck(openapiDocument(), asyncapiDocument([])));

/** Excludes made-up message types, which clients ignore (WS-12). */
const isKnown = ({ name }: Frame): boolean => name.startsWith(FROM_CLIENT) || check().hasMessage(name);

/** Checks calls and messages against the contract. Failures announced by `expectFailure` are exempt. */
export function createTrafficCheck() {
  const forced = new Set<string>();
  const frames: Frame[] = [];
  const note = (prefix: string, text: string | Buffer): void => {
    const message: { type?: string } = JSON.parse(String(text));
    frames.push({ name: `${prefix}${message.type}`, message });
  };

  function callProblems({ method, path, query, body, status, reply }: Call): string[] {
    const found = check().find(method, path);
    if (!found || status === 0 || forced.has(found.name)) return [];
    // Rejected requests are not checked, since journeys send invalid ones on purpose.
    return [
      ...(status < 400 ? check().request(found, query, body) : []),
      ...check().reply(found, status, reply),
    ];
  }
  return {
    /** Exempts the endpoint of a failure that the journey provokes, such as 'GET /api/posts/:id~500'. */
    expectFailure(fault: string): void {
      forced.add(fault.replace(/~.*/, '').replaceAll(/:(\w+)/g, '{$1}'));
    },
    watchSockets(context: BrowserContext): void {
      context.on('page', (page) =>
        page.on('websocket', (socket) => {
          socket.on('framesent', ({ payload }) => note(FROM_CLIENT, payload));
          socket.on('framereceived', ({ payload }) => note('', payload));
        }),
      );
    },
    /** Differences between the journey's calls and messages and OpenAPI and AsyncAPI. */
    problems: (calls: readonly Call[]): string[] => [
      ...new Set([
        ...calls.flatMap(callProblems),
        ...frames.filter(isKnown).flatMap(({ name, message }) => check().message(name, message)),
      ]),
    ],
  };
}
