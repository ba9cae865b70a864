import { parseArgs } from 'node:util';

export interface Options {
  /** Without a trailing slash. */
  origin: string;
  ws: string | undefined;
  signIn: string | undefined;
  tokens: string[];
  report: string | undefined;
  strict: boolean;
  slow: boolean;
}

export const USAGE = `npm run conformance -- --origin URL [options]

  --origin URL     the server, such as http://127.0.0.1:4400
  --ws URL         its socket; otherwise /ws of the same origin
  --sign-in CMD    is called with a label per person (asha, ravi, meera) and prints
                   the header lines that make requests that person's
  --token TOKEN    a bearer token, once for each of two or three people
  --report FILE    writes a JUnit file
  --strict         fields that the contract does not have are wrong
  --slow           also tries the rules that take seconds

Without --sign-in or --token the server has to be the mock server.
Exit code 0: all hold. 1: something differs. 2: the server cannot be reached.`;

const isHttp = (text: string): boolean => URL.canParse(text) && new URL(text).protocol.startsWith('http');

/** Parses the command line. Throws RangeError or TypeError, naming the problem. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      origin: { type: 'string' },
      ws: { type: 'string' },
      'sign-in': { type: 'string' },
      token: { type: 'string', multiple: true, default: [] },
      report: { type: 'string' },
      strict: { type: 'boolean', default: false },
      slow: { type: 'boolean', default: false },
    },
  });
  const { origin, ws, token: tokens, report, strict, slow } = values;
  const signIn = values['sign-in'];
  if (origin === undefined) throw new RangeError('--origin is missing');
  if (!isHttp(origin)) throw new RangeError(`--origin is no http(s) URL: ${origin}`);
  if (tokens.length === 1) throw new RangeError('--token is needed once for each of two people');
  if (signIn !== undefined && tokens.length > 0) throw new RangeError('either --sign-in or --token');
  return { origin: origin.replace(/\/+$/, ''), ws, signIn, tokens, report, strict, slow };
}
