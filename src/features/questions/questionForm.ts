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

/** ASK-24: what the dialog opens with. */
export const EMPTY_QUESTION: QuestionForm = {
  title: '',
  content: '',
  destination: '',
  country: '',
  category: 'general',
  urgency: 'normal',
};

/** The form with its texts trimmed (ASK-23). */
export const trimQuestion = (form: QuestionForm): QuestionForm => ({
  ...form,
  title: form.title.trim(),
  content: form.content.trim(),
  destination: form.destination.trim(),
  country: form.country.trim(),
});

/** ASK-21 and ASK-22: the sentence that says what is missing; null where nothing is. */
export function validateQuestion(form: QuestionForm): string | null {
  const { title, content, destination, country } = trimQuestion(form);
  if (!title || !content || !destination) {
    return 'Please fill in title, question details, and destination.';
  }
  return country ? null : 'Please specify the country for your destination.';
}

/** AMB-04: the search box filters the loaded list; case does not matter. */
export function searchQuestions<Q extends QuestionSummary>(questions: readonly Q[], search: string): Q[] {
  return questions.filter(({ title, content, destination, country }) =>
    matchesSearch(search, [title, content, destination, country]),
  );
}
