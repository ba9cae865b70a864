import type { SimulatedUser } from './SimulatedUser.ts';
import { fieldsIn, readable } from './screen.ts';
import type { Server } from './Server.ts';

/** A problem found by the simulation. */
export class Problem extends Error {
  override readonly name = 'Problem';
}
export function expectThat(isSo: boolean, otherwise: () => string): void {
  if (!isSo) throw new Problem(otherwise());
}

/** The points in the ledger always match the model. */
export function checkLedger({ db, model }: Server): void {
  for (const { id, score } of model.users.values()) {
    const points = db.award.findBy('userId', id).reduce((sum, award) => sum + award.points, 0);
    expectThat(
      points === score.points,
      () => `${id} has ${points} points in the ledger, and ${score.points} by the specification`,
    );
  }
}

/** No press is lost or sent twice. */
export function checkPresses(me: SimulatedUser): void {
  for (const [path, expected] of me.expected) {
    const sent = me.network.sent.get(path) ?? 0;
    expectThat(
      sent === expected,
      () => `${me.name} has sent ${path} ${sent} times, and should have ${expected} times`,
    );
  }
}

/** Typed text is kept in a form or its draft, or was accepted exactly once. */
export function checkTexts(me: SimulatedUser, { log }: Server): void {
  const { document, window } = me;
  const fields = fieldsIn(document.body).map(({ value }) => value);
  const drafts = Object.keys(window.localStorage).map((key) => window.localStorage.getItem(key) ?? '');
  const savedTexts = [...fields, ...drafts].join('\n');
  for (const text of me.texts) {
    const written = log.actions.filter(({ body }) => JSON.stringify(body ?? null).includes(text.word)).length;
    expectThat(
      written > 0 || savedTexts.includes(text.word),
      () => `'${text.word}', which ${text.userId ?? 'a visitor'} has typed in ${me.name}'s browser, is lost`,
    );
    expectThat(written <= 1 + me.network.unconfirmed, () => `'${text.word}' was written ${written} times`);
    if (written > 0) text.isPrivate = false;
  }
}

/** Nobody sees what another user has typed but not sent. */
export function checkPrivacy(me: SimulatedUser, users: readonly SimulatedUser[]): void {
  const seen = readable(me.document);
  for (const { word, userId, isPrivate } of users.flatMap(({ texts }) => texts))
    expectThat(
      !isPrivate || userId === me.userId || !seen.includes(word),
      () =>
        `${me.name} (${me.userId ?? 'a visitor'}) is shown '${word}', which ${userId ?? 'a visitor'} has not sent`,
    );
}
