import type { Urgency } from '../../contract/words.ts';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'accommodation' reads 'Accommodation'. */
export const categoryLabel = (category: string): string => capitalised(category);

/** ASK-25: high is labelled Urgent; the others by their name (AMB-60). */
export const urgencyLabel = (urgency: Urgency): string =>
  urgency === 'high' ? 'Urgent' : capitalised(urgency);

export const answersText = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'}`;
