/** Why the oracle does not notice a fault. */
export const verdicts: Readonly<Record<string, string>> = {
  'what was reached is lost with a like':
    'The specification leaves the thresholds open (AMB-50), so the model has no badges',
  'a post earns as a question does': 'Equal in effect: both earn 2, and no reply shows the kind of an award',
  'the resolver tells nobody of a vote, only its window does':
    'Equal in effect where the window that votes reports it, as the app does (POLL-10)',
  'a request may write into newer data': 'Needs a slow request while the data is replaced',
};
