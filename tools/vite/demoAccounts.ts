import type { Plugin } from 'vite';
import { demoAccounts as people } from '../../mocks/content/namedUsers.ts';

const NAME = 'virtual:demo-accounts';

/** Provides `virtual:demo-accounts`: demo users that the guest can sign in as; none in a live build. */
export function demoAccounts({ live }: { live: boolean }): Plugin {
  return {
    name: 'waystone-demo-accounts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export const demoAccounts = ${JSON.stringify(live ? [] : people)};` : undefined,
  };
}
