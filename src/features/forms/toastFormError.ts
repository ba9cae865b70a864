import type { FieldErrors } from 'react-hook-form';
import { toast } from '../../ui/toast.ts';

/** Shows the contract's first message about a form that was not sent, such as a text that is too long (AMB-70). */
export function toastFormError(errors: FieldErrors): void {
  const [error] = Object.values(errors);
  const description = typeof error?.message === 'string' ? error.message : '';
  toast({ title: 'Error', description, tone: 'destructive' });
}
