/** Why a fault is detected by neither the oracle nor the simulation. */
export const verdicts: Readonly<Record<string, string>> = {
  'what was reached is lost with a like':
    'The specification leaves the thresholds open (AMB-50), so the model has no badges',
  'a request may write into newer data': 'Needs a slow request while the data is replaced',
};
