/**
 * Named values for a control, so that nobody has to type an object: `argTypes: { id: presets({ Expired:
 * poll.id }) }`.
 */
export function presets<Value>(values: Record<string, Value>) {
  const control = { type: 'select' as const };
  const all = Object.entries(values);
  // Strings are selected by value, so that the control also shows the story's own.
  if (all.every(([, value]) => typeof value === 'string'))
    return {
      options: all.map(([, value]) => value),
      control: { ...control, labels: Object.fromEntries(all.map(([name, value]) => [String(value), name])) },
    };
  return { options: Object.keys(values), mapping: values, control };
}

/** Seeded users as values for a control. */
export const people = presets({
  'A traveler at level 4': 'traveller_001',
  'A veteran': 'traveller_002',
  'A newcomer': 'traveller_003',
  'The guest': 'guest_user_001',
});
