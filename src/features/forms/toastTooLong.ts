import { toast } from '../../ui/toast.ts';

export const TOO_LONG = {
  title: 'Too long',
  description: 'Please shorten the marked text and try again.',
} as const;

/** Explains that the form was not sent because of the text marked as too long (AMB-70). */
export const toastTooLong = (): void => toast({ ...TOO_LONG, tone: 'destructive' });
