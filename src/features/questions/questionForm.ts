import type { Category, Urgency } from '../../shared/enums.ts';
import type { QuestionSummary } from '../../contract/schemas/questions.ts';
import { matchesSearch } from '../../shared/catalogueFilter.ts';

export interface QuestionForm {
  title: string;
  content: string;
  destination: string;
  country: string;
  category: Category;
  urgency: Urgency;
}

/** Initial values of the dialog (ASK-24). */
export const EMPTY_QUESTION: QuestionForm = {
  title: '',
  content: '',
  destination: '',
  country: '',
  category: 'general',
  urgency: 'normal',
};

/** The values with trimmed texts (ASK-23). */
export const trimQuestion = (form: QuestionForm): QuestionForm => ({
  ...form,
  title: form.title.trim(),
  content: form.content.trim(),
  destination: form.destination.trim(),
  country: form.country.trim(),
});

/** The message that says what is missing, or null (ASK-21, ASK-22). */
export function validateQuestion(form: QuestionForm): string | null {
  const { title, content, destination, country } = trimQuestion(form);
  if (!title || !content || !destination) {
    return 'Please fill in title, question details, and destination.';
  }
  return country ? null : 'Please specify the country for your destination.';
}

/** Filters the loaded questions by the search text, ignoring case (AMB-04). */
export function searchQuestions<Q extends QuestionSummary>(questions: readonly Q[], search: string): Q[] {
  return questions.filter(({ title, content, destination, country }) =>
    matchesSearch(search, [title, content, destination, country]),
  );
}
