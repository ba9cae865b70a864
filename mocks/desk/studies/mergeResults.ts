import * as z from 'zod/mini';
import { toCsv } from '../csv.ts';
import { StudyResults, type TaskResult } from './studyRun.ts';

/** Parses a results file. Throws RangeError if it contains none. */
export function parseResults(text: string): StudyResults {
  try {
    return z.parse(StudyResults, JSON.parse(text));
  } catch {
    throw new RangeError('This file holds no results of a study');
  }
}

const keyOf = ({ study, participant, begun }: StudyResults): string => `${study} ${participant} ${begun}`;

/** Adds files; one that was already added counts once. */
export const addResults = (list: readonly StudyResults[], added: readonly StudyResults[]): StudyResults[] => [
  ...new Map([...list, ...added].map((each) => [keyOf(each), each])).values(),
];

/** '41 s', '3 min 5 s'. */
export const durationText = (seconds: number): string => {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

export interface TaskRow {
  task: string;
  /** One entry per participant; null if they were not asked. Names need not be unique. */
  people: readonly { key: string; name: string; result: TaskResult | null }[];
  done: number;
  asked: number;
  /** Median over those who did it; null if nobody did. */
  median: number | null;
}

/** Results per task and participant. */
export function tableOf(list: readonly StudyResults[]): TaskRow[] {
  const tasks = [...new Set(list.flatMap(({ results }) => results.map(({ task }) => task)))];
  return tasks.map((task): TaskRow => {
    const people = list.map((each) => ({
      key: keyOf(each),
      name: each.participant,
      result: each.results.find((result) => result.task === task) ?? null,
    }));
    const results = people.flatMap(({ result }) => result ?? []);
    const times = results.filter(({ outcome }) => outcome === 'done').map(({ seconds }) => seconds);
    return {
      task,
      people,
      done: times.length,
      asked: results.length,
      median: times.length > 0 ? median(times) : null,
    };
  });
}

/** One line per participant and task. */
export const resultsCsv = (list: readonly StudyResults[]): string =>
  toCsv([
    ['study', 'participant', 'begun', 'task', 'outcome', 'seconds'],
    ...list.flatMap(({ study, participant, begun, results }) =>
      results.map(({ task, outcome, seconds }) => [study, participant, begun, task, outcome, seconds]),
    ),
  ]);
