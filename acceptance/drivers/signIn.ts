import { randomUUID } from 'node:crypto';
import type { SignIn } from './real.ts';

/** Signs in at the mock server, in the journey's own world; hooks for other servers follow this example. */
export default async function signIn({ context, person, api }: SignIn): Promise<void> {
  const world = { name: 'waystone-world', value: randomUUID(), url: api };
  await context.addCookies([world]);
  const answer = await context.request.post(`${api}/__mock/signIn`, { data: [person] });
  if (!answer.ok()) throw new Error(`${person} cannot sign in: ${answer.status()} ${await answer.text()}`);
}
