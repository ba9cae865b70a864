import type { QuestionSummary } from '../../contract/schemas/questions.ts';

/** The place that a question is about, followed by its country unless the place already includes it. */
export const questionLocation = ({
  destination,
  country,
}: Pick<QuestionSummary, 'destination' | 'country'>): string =>
  !country || destination.includes(country) ? destination : `${destination}, ${country}`;
