import type { Category } from '../../src/shared/enums.ts';

/** What simulated travellers write; {place} is replaced by a destination's name. */
export const stories = [
  'First morning in {place}. The baker on the corner opened at five and let me wait inside until it got light.',
  'Walked the old part of {place} without a map. Came out two streets from where I started, an hour later, well fed.',
  'Rain all day in {place}, so I sat in the station cafe and watched everyone else decide what to do about it.',
  'Met a retired bus driver in {place} who drew me his favourite route on a napkin. Tomorrow I follow the napkin.',
  'The evening light in {place} lasts about eleven minutes. I missed nine of them looking for my camera.',
  'Third day in {place}. The woman at the tea stall now pours before I ask.',
  'Took the slow ferry to {place}. Two hours longer, a third of the price, and dolphins for the last bit.',
  'Left {place} this morning with one bag less. Everything in it went to the guesthouse shelf.',
];
export const tips = [
  '{place}: buy the day ticket at the kiosk, not on the bus. Same ticket, half the price.',
  'In {place} the good breakfast places close at ten sharp. Sleep later, or eat well. Not both.',
  'Carry small notes in {place}. Nobody before noon has change for a large one.',
  'The viewpoint above {place} is empty at sunrise and impossible at sunset. You lose nothing by getting up.',
  'Staying in {place} over a weekend? Market day moves the buses one street down. Ask at the pharmacy.',
  'Refill water at the temple or town hall tap in {place}. Signposted, free, and cold.',
];
export const questionPosts = [
  'Is the footpath around {place} open again after the rains?',
  'Two days in {place} with a four-year-old: what would you leave out?',
  'Has anyone taken the night bus to {place} lately? Does it still stop for dinner?',
  'Where in {place} do you sit with a laptop for three hours without feeling rude?',
];
export const polls: { question: string; options: string[] }[] = [
  {
    question: 'One free day in {place}. What is it?',
    options: ['Walk the old streets', 'Out to the hills', 'Eat all day', 'Do nothing'],
  },
  { question: 'How do you get to {place}?', options: ['Train', 'Night bus', 'Shared taxi'] },
  { question: 'Best month for {place}?', options: ['February', 'May', 'September', 'November'] },
];
export const comments = [
  'Saving this for March. Thank you.',
  'Same here last year, and the same baker, I think.',
  'Did you have to book ahead, or just turn up?',
  'Go on a weekday if you can. Weekends are another place.',
  'This is the first useful thing I have read today.',
  'I would go back for the food alone.',
  'How was the road? We have a small car and low ambitions.',
  'Good to know it is still like that.',
];
export const questions: { title: string; content: string; category: Category }[] = [
  {
    title: 'A good place for dinner near the station in {place}?',
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
    content: 'I will be staying near the centre for four nights and like to walk after dinner.',
    category: 'general',
  },
  {
    title: 'One thing in {place} that no guidebook mentions?',
    content: 'Half a day to fill, good shoes, no plan.',
    category: 'general',
  },
];
