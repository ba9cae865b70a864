import type { Category } from '../../src/shared/enums.ts';

/** What simulated travellers write; {place} is replaced by a destination's name. */
export const stories = [
  'First morning in {place}. The baker on the corner opened at five and let me wait inside until it got light.',
  'Walked the old part of {place} without a map. Came out two streets from where I started, an hour later, well fed.',
  'Rain all day in {place}, so I sat in a café and watched everyone else decide what to do about it.',
  'Met a retired bus driver in {place} who drew me his favorite route on a napkin. Tomorrow I follow the napkin.',
  'The evening light in {place} lasts about eleven minutes. I missed nine of them looking for my camera.',
  'Third day in {place}. The woman at the tea stall now pours before I ask.',
  'Took the long way to {place}. Two hours more, a third of the price, and the best lunch of the week.',
  'Left {place} this morning with one bag less. Everything in it went to the guesthouse shelf.',
];
export const tips = [
  '{place}: ask your host when things open. The times on the internet are from another year.',
  'In {place} the good breakfast places close at ten sharp. Sleep later, or eat well. Not both.',
  'Carry small notes in {place}. Nobody before noon has change for a large one.',
  '{place} is empty at sunrise and impossible at sunset. You lose nothing by getting up.',
  'Staying in {place} over a weekend? Book Friday, not Saturday. Everybody else arrives on Saturday.',
  'Bring a bottle to {place}. Ours was refilled for free wherever we asked.',
];
export const questionPosts = [
  'Is {place} as crowded this month as people say?',
  'Two days in {place} with a four-year-old: what would you leave out?',
  'Has anyone been to {place} lately? What would you do again?',
  'Where in {place} do you sit with a laptop for three hours without feeling rude?',
];
export const polls: { question: string; options: string[] }[] = [
  {
    question: 'One free day in {place}. What is it?',
    options: ['Walk the old streets', 'Out to the hills', 'Eat all day', 'Do nothing'],
  },
  { question: 'How long in {place}?', options: ['Two nights', 'Four nights', 'A week'] },
  { question: 'Best month for {place}?', options: ['February', 'May', 'September', 'November'] },
];
export const comments = [
  'Saving this for March. Thank you.',
  'Same here last year. Exactly like this.',
  'Sent to everyone I am traveling with.',
  'Go on a weekday if you can. Weekends are another place.',
  'This is the first useful thing I have read today.',
  'Now I want to go back.',
  'Noted, word for word.',
  'Good to know it is still like that.',
];
export const questions: { title: string; content: string; category: Category }[] = [
  {
    title: 'A good place for a late dinner in {place}?',
    content: 'Arriving at nine in the evening with a hungry family. Nothing fancy, open late, walkable.',
    category: 'food',
  },
  {
    title: 'Getting from the airport to {place} before six',
    content: 'Our flight lands at half past four. Is there a bus at that hour, or is it a taxi either way?',
    category: 'transport',
  },
  {
    title: 'Is {place} all right for walking alone at night?',
    content: 'I will be staying near the center for four nights and like to walk after dinner.',
    category: 'general',
  },
  {
    title: 'One thing in {place} that no guidebook mentions?',
    content: 'Half a day to fill, good shoes, no plan.',
    category: 'general',
  },
];
