import type { QuestionSummary } from '../../contract/schemas/questions.ts';

/** The place that a question is about, with its country where the place does not say it. */
export const questionPlace = ({
  destination,
  country,
}: Pick<QuestionSummary, 'destination' | 'country'>): string =>
  !country || destination.includes(country) ? destination : `${destination}, ${country}`;
