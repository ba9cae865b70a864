import type { Urgency } from '../../shared/enums.ts';
import { capitalize } from '../../shared/format/text.ts';

/** High is labelled Urgent, the others by their names (ASK-25, AMB-60). */
export const urgencyLabel = (urgency: Urgency): string =>
  urgency === 'high' ? 'Urgent' : capitalize(urgency);
