import type { Urgency } from '../../contract/words.ts';
import { capitalised } from '../../domain/capitalised.ts';

/** ASK-25: high is labelled Urgent; the others by their name (AMB-60). */
export const urgencyLabel = (urgency: Urgency): string =>
  urgency === 'high' ? 'Urgent' : capitalised(urgency);
