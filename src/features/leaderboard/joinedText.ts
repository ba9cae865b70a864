const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric' });

/** LB-08: 'Joined Mar 2024'; '' where the date cannot be read (AMB-61). */
export function joinedText(createdAt: string): string {
  const time = Date.parse(createdAt);
  return Number.isNaN(time) ? '' : `Joined ${month.format(time)}`;
}
