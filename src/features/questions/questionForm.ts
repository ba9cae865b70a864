import { NewQuestion, type QuestionSummary } from '../../contract/schemas/questions.ts';
import { matchesSearch } from '../../shared/catalogueFilter.ts';

/** Initial values of the dialog (ASK-24). */
export const EMPTY_QUESTION = {
  title: '',
  content: '',
  destination: '',
  country: '',
  category: 'general',
  urgency: 'normal',
} satisfies NewQuestion;

/** The error message for blank required texts (ASK-21 to ASK-23); null if there are none. */
export function validateQuestion(form: NewQuestion): string | null {
  const issues = NewQuestion.safeParse(form).error?.issues ?? [];
  const blank = issues.filter(({ code }) => code === 'too_small').map(({ path }) => path[0]);
  if (blank.length === 0) return null;
  return blank.some((field) => field !== 'country')
    ? 'Please fill in title, question details, and destination.'
    : 'Please specify the country for your destination.';
}

/** Filters the loaded questions by the search text, ignoring case (AMB-04). */
export function searchQuestions<Q extends QuestionSummary>(questions: readonly Q[], search: string): Q[] {
  return questions.filter(({ title, content, destination, country }) =>
    matchesSearch(search, [title, content, destination, country]),
  );
}
