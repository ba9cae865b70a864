import type { QuestionText } from '../types.ts';

export const accommodation: readonly QuestionText[] = [
  {
    urgency: 'high',
    at: 'Varanasi',
    country: 'India',
    title: 'Room near Assi tonight, train is seven hours late',
    content: 'We arrive at 1 am, three women, and our guest house says the gate shuts at eleven.',
    answers: [
      'Ring my uncle at Tulsi Ghat, the gate is his and he does not sleep. ₹1,100 for the three-bed.',
      'The retiring rooms at the station are clean since last year. Then move at six with the boats.',
    ],
  },
  {
    urgency: 'high',
    at: 'Tawang',
    country: 'India',
    title: 'Snowed in. Any heated room in Tawang town for two more nights?',
    content: 'Ours has no power since the morning.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Goa',
    country: 'India',
    title: 'Patnem in the rains: which huts stay open?',
    content: 'I want to work for three weeks in July with a roof that holds and a line that does not drop.',
    answers: [
      'None on the sand, they take them down. Two houses behind the temple let rooms, fibre included, ₹900.',
      'Bring a power backup anyway. The line holds, the current does not.',
    ],
  },
  {
    urgency: 'normal',
    at: 'Tokyo',
    country: 'Japan',
    title: 'A family of four in one room, without paying for two?',
    content: 'Business hotels all say two people. Children are 8 and 11.',
    answers: [],
  },
  {
    urgency: 'low',
    at: 'Thimphu',
    country: 'Bhutan',
    title: 'Farm stay within walking distance of a bus stop?',
    content: 'We have time and no car.',
    answers: ['Babesa side, twenty minutes uphill. They will send a nephew for the bags.'],
  },
  {
    urgency: 'low',
    at: 'Kutch',
    country: 'India',
    title: 'Do the bhungas get too hot in March?',
    content: 'School holidays do not move.',
    answers: [],
  },
  {
    urgency: 'low',
    at: 'Edinburgh',
    country: 'United Kingdom',
    title: 'August is full. Is Leith a sensible place to stay?',
    content: 'Festival first-timer, happy on buses.',
    answers: ['Leith is where we go to get away from it. Number 22 runs all night.'],
  },
  {
    urgency: 'normal',
    at: 'Coorg',
    country: 'India',
    title: 'A plantation house that allows one elderly dog',
    content: 'He is fourteen and mostly sleeps. Also he is why we travel by car.',
    answers: ['We do, at Kakkabe. Ours is thirteen. They can sleep together.'],
  },
];
