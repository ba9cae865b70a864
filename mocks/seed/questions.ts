import { faker } from '@faker-js/faker/locale/en';
import { DAY, MINUTE } from '../../src/shared/limits.ts';
import type { AnswerRow, AnswerVoteRow, QuestionRow } from '../db/rows.ts';
import { ago, minutesAgo } from './dates.ts';
import { ananyaQuestions } from '../content/defaultTravellerQuestions.ts';
import type { LocalQuestion } from '../content/Asked.ts';
import { momentBetween } from './timeline.ts';
import { numbered } from './numbered.ts';
import { ANANYA, HARPREET, crowd } from './users.ts';

/** A local question with an asker and an age. */
export type AskedQuestion = LocalQuestion & { userId: string; minutesAgo: number };

/** Ananya's own, on their days. */
export const ananyaAsked = (): AskedQuestion[] =>
  ananyaQuestions.map((question) => ({
    ...question,
    userId: ANANYA,
    minutesAgo: Math.round((question.daysAgo * DAY) / MINUTE),
  }));

/** Ananya answers each of these that is old enough, Harpreet every other; locals answer the rest. */
const ANANYA_ANSWERS = 4;

interface Board {
  question: QuestionRow[];
  answer: AnswerRow[];
  answerVote: AnswerVoteRow[];
}

function respondersOf(asked: AskedQuestion, index: number): string[] {
  const locals = faker.helpers.arrayElements(
    crowd.filter((id) => id !== asked.userId && id !== HARPREET),
    asked.answers.length,
  );
  if (asked.userId !== ANANYA && index % ANANYA_ANSWERS === 0) locals[0] = ANANYA;
  else if (asked.userId !== HARPREET && index % 2 === 1) locals[0] = HARPREET;
  return locals;
}

function answersOf(asked: AskedQuestion, questionId: string, index: number): Omit<AnswerRow, 'id'>[] {
  const responders = respondersOf(asked, index);
  return asked.answers.flatMap((content, turn) => {
    const userId = responders[turn] ?? HARPREET;
    const oldest = Math.max(2, asked.minutesAgo * (1 - turn / (asked.answers.length + 1)) - 2);
    const age = momentBetween(Math.round(oldest * 0.9), Math.floor(oldest), userId === ANANYA);
    return age === null ? [] : [{ questionId, userId, content, createdAt: ago(age) }];
  });
}

/** The first answer of a question is mostly found helpful, some of them by half the site. */
function votesOf({ id, userId }: AnswerRow, index: number): AnswerVoteRow[] {
  const most = index % 7 === 0 ? 22 : 5;
  const voters = faker.helpers.arrayElements(
    crowd.filter((voter) => voter !== userId),
    { min: 0, max: most },
  );
  return voters.map((voter) => ({
    id: `${id}:${voter}`,
    answerId: id,
    userId: voter,
    isHelpful: faker.datatype.boolean(0.85),
  }));
}

/** The Ask a Local board: question_001 is the newest, and answered is what has an answer (AMB-19). */
export function board(asked: readonly AskedQuestion[]): Board {
  const sorted = asked.toSorted((a, b) => a.minutesAgo - b.minutesAgo);
  const question = sorted.map((entry, index): QuestionRow => {
    const { userId, title, content, at, country, category, urgency, answers } = entry;
    const status = answers.length > 0 ? 'answered' : 'open';
    const id = numbered('question', index + 1);
    const createdAt = ago(entry.minutesAgo);
    return { id, userId, title, content, destination: at, country, category, urgency, status, createdAt };
  });
  const answer = sorted
    .flatMap((entry, index) => answersOf(entry, numbered('question', index + 1), index))
    .toSorted((a, b) => minutesAgo(b.createdAt) - minutesAgo(a.createdAt))
    .map((row, index) => ({ id: numbered('answer', index + 1), ...row }));
  return { question, answer, answerVote: answer.flatMap(votesOf) };
}
