/** Why neither the oracle nor the simulation notices a fault. */
export const verdicts: Readonly<Record<string, string>> = {
  'what was reached is lost with a like':
    'The specification leaves the thresholds open (AMB-50), so the model has no badges',
  'a request may write into newer data': 'Needs a slow request while the data is replaced',
  'a stale reply comes over a newer one':
    'Needs a write that ends while a read of an earlier one is under way',
  'one vote rings twice': 'Needs an author who hears both messages of a vote, and whose bell was not opened',
  'paging skips a post': 'Needs the second page of the longest list',
};
