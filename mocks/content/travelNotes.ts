/** Notes on visited places; most have none. */
export const visitNotes: readonly string[] = [
  'Go back in the off season',
  'Two days were too few',
  'Three days were too many',
  'Rain all week, no complaints',
  'With the cousins',
  'Ask for the terrace room',
  'The bus back was full, book ahead',
  'Best meal of the year',
  'Work trip, with a stolen afternoon',
  'The museum shuts on Mondays',
  'Would walk it next time',
  'Took my parents',
];

/** Notes on places to visit. */
export const todoNotes: readonly string[] = [
  'When the fares drop',
  'After the exams',
  'Needs a permit, check',
  'Not in May',
  'Ask Tenzin about the road',
  'With someone who can drive',
  'Six days at least',
  'Before the knees go',
];
