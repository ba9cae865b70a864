import type { Journey } from './journey.ts';
import { back, leave, subPath } from './hosting.ts';
import { bell, profilePicture, signInAndOut, twoTabs } from './users.ts';
import { emptyDates, plan, toDo } from './plans.ts';
import { comment, like, postWithPictures, vote } from './posts.ts';
import { answer, ask } from './questions.ts';
import { screens } from './screens.ts';

/** What must work in every engine, in table order. */
export const journeys: readonly Journey[] = [
  screens,
  like,
  vote,
  postWithPictures,
  comment,
  ask,
  answer,
  toDo,
  plan,
  emptyDates,
  profilePicture,
  signInAndOut,
  bell,
  twoTabs,
  back,
  leave,
  subPath,
];
