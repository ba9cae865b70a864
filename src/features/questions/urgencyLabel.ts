import type { Urgency } from '../../shared/enums.ts';
import { capitalize } from '../../shared/format/text.ts';

/** ASK-25: high is labelled Urgent; the others by their name (AMB-60). */
export const urgencyLabel = (urgency: Urgency): string =>
  urgency === 'high' ? 'Urgent' : capitalize(urgency);
