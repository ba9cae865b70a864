/**
 * First and last name, else the first name, else the part of the email before the @, else 'Anonymous'
 * (PROF-16).
 */
export function displayName(user: {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}): string {
  const first = user.firstName?.trim();
  const last = user.lastName?.trim();
  if (first && last) return `${first} ${last}`;
  return first || user.email?.split('@')[0] || 'Anonymous';
}
