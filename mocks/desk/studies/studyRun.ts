import * as z from 'zod/mini';
import { Study } from '../../moment/Moment.ts';
import { createSetting } from '../deskSettings.ts';
import { createStore } from '../../world/createStore.ts';

const TaskResult = z.object({
  task: z.string(),
  outcome: z.enum(['done', 'given up']),
  seconds: z.number(),
});
export type TaskResult = z.infer<typeof TaskResult>;

/** The content of a participant's results file. */
export const StudyResults = z.object({
  study: z.string(),
  participant: z.string(),
  begun: z.string(),
  results: z.array(TaskResult),
});
export type StudyResults = z.infer<typeof StudyResults>;

const StudyRun = z.object({
  study: Study,
  participant: z.string(),
  /** ISO date; empty until the participant starts. */
  begun: z.string(),
  /** Start of the current task in ms and the matching rows before it; null between tasks. */
  task: z.nullable(z.object({ at: z.number(), before: z.array(z.string()) })),
  results: z.array(TaskResult),
});
export type StudyRun = z.infer<typeof StudyRun>;

const setting = createSetting('study', z.nullable(StudyRun), null, 'tab');
const value = createStore<StudyRun | null>(setting.read());

/** The study being run on this page; stored for the tab, so that it survives a reload. */
export const studyRun = {
  get: value.get,
  subscribe: value.subscribe,
  change(next: StudyRun | null): void {
    setting.write(next);
    value.change(next);
  },
};

export const newRun = (study: Study): StudyRun => ({
  study,
  participant: '',
  begun: '',
  task: null,
  results: [],
});

/** Starts the next task, remembering the existing rows. */
export const beginTask = (run: StudyRun, now: number, before: string[]): StudyRun => ({
  ...run,
  begun: run.begun || new Date(now).toISOString(),
  task: { at: now, before },
});

/** Ends the current task. */
export function endTask(run: StudyRun, now: number, outcome: TaskResult['outcome']): StudyRun {
  const task = run.study.tasks[run.results.length]?.text ?? '';
  const seconds = Math.round((now - (run.task?.at ?? now)) / 100) / 10;
  return { ...run, task: null, results: [...run.results, { task, outcome, seconds }] };
}

export const toResults = ({ study, participant, begun, results }: StudyRun): StudyResults => ({
  study: study.title,
  participant: participant.trim() || 'Somebody',
  begun,
  results,
});
