import { isBlank } from '../../shared/rules/text.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?[\d\s().\-/]+$/;
/** Shortest and longest phone numbers; 15 digits is the limit of ITU-T E.164. */
const DIGITS = { min: 6, max: 15 };

/** A hint for an email address that looks invalid; it does not block sending. */
export const emailHint = (email: string): string | undefined =>
  isBlank(email) || EMAIL.test(email.trim())
    ? undefined
    : 'Is this complete? An email looks like name@example.com.';

/** A hint for a phone number that looks invalid; it does not block sending. */
export function phoneHint(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').length;
  const isCallable = PHONE.test(phone.trim()) && digits >= DIGITS.min && digits <= DIGITS.max;
  return isBlank(phone) || isCallable ? undefined : 'Is this right? We could not call this number.';
}
