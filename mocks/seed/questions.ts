import { HOUR, MINUTE } from '../../src/shared/limits.ts';
import { defaultTravellerAnswers } from '../content/defaultTraveller.ts';
import { DEFAULT_TRAVELLER, VETERAN } from '../content/namedUsers.ts';
import type { QuestionContent } from '../content/types.ts';
import type { AnswerRow, AnswerVoteRow, QuestionRow } from '../db/rows.ts';
import { dateOf } from './dates.ts';
import { slugOf, withIds } from './ids.ts';
import { ageOf } from './posts.ts';
import { randomFor } from './random.ts';
import { authorOf, pickExperts, namedAuthor } from './locals.ts';
import { activeUserIds } from './users.ts';

/** Minutes within which an urgent question is answered; other answers come until now. */
const URGENT = (8 * HOUR) / MINUTE;

interface SeededQuestion {
  row: QuestionRow;
  answers: readonly string[];
  minutesAgo: number;
}

function toQuestion(entry: QuestionContent): SeededQuestion {
  const { title, content, at, country, category, urgency, answers } = entry;
  const id = `question_${slugOf(title)}`;
  const age = ageOf(id, entry.daysAgo);
  const userId = entry.userId ?? authorOf(id, `${at}, ${country}`);
  // A question with an answer has the status 'answered' (AMB-19).
  const status = answers.length > 0 ? 'answered' : 'open';
  const row = { id, userId, title, content, destination: at, country, category, urgency, status };
  return { row: { ...row, createdAt: dateOf(age) }, answers, minutesAgo: age };
}

/** Who answers: people who know the place; the default traveller first if the content says so. */
function respondersOf({ row }: SeededQuestion): string[] {
  const where = `${row.destination}, ${row.country}`;
  const experts = pickExperts(`${row.id} responders`, where, row.userId);
  return defaultTravellerAnswers.includes(row.id) ? [DEFAULT_TRAVELLER, ...experts] : experts;
}

function answersOf(question: SeededQuestion): Omit<AnswerRow, 'id'>[] {
  const { row, answers, minutesAgo: age } = question;
  const responders = respondersOf(question);
  const random = randomFor(`${row.id} answers`);
  const span = row.urgency === 'high' ? Math.min(age, URGENT) : age;
  return answers.map((content, turn) => {
    const oldest = Math.max(2, age - (span * turn) / (answers.length + 1) - 2);
    const newest = oldest - Math.min(oldest, span) * 0.1;
    const minutes = random.number.int({ min: Math.round(newest), max: Math.floor(oldest) });
    const named = namedAuthor(`${row.id.replace('question', 'answer')}_${turn + 1}`);
    const userId = named ?? responders[turn] ?? VETERAN;
    return { questionId: row.id, userId, content, createdAt: dateOf(minutes) };
  });
}

/** Most answers have few votes, some have many. */
function votesOf({ id, userId }: AnswerRow): Omit<AnswerVoteRow, 'id'>[] {
  const random = randomFor(`${id} votes`);
  const most = random.datatype.boolean(1 / 7) ? 22 : 5;
  const voters = random.helpers.arrayElements(
    activeUserIds.filter((voter) => voter !== userId),
    { min: 0, max: most },
  );
  return voters.map((voter) => ({
    answerId: id,
    userId: voter,
    isHelpful: random.datatype.boolean(0.85),
  }));
}

/** Local questions, newest first, with their answers and votes. */
export function buildQuestions(contents: readonly QuestionContent[]) {
  const questions = contents.map(toQuestion).toSorted((a, b) => a.minutesAgo - b.minutesAgo);
  const answer = withIds('answer', questions.flatMap(answersOf));
  const answerVote = withIds('answerVote', answer.flatMap(votesOf));
  return { question: questions.map(({ row }) => row), answer, answerVote };
}
