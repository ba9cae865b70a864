import { toast } from '../../ui/toast.ts';

export const TOO_LONG = {
  title: 'Too long',
  description: 'Please shorten the marked text and try again.',
} as const;

/** Explains that the form was not sent because of the text marked as too long, and shows it (AMB-70). */
export function toastTooLong(): void {
  toast({ ...TOO_LONG, tone: 'destructive' });
  const form = document.querySelector('dialog[open]') ?? document.querySelector('main');
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
