import type { QuestionText } from '../types.ts';

export const general: readonly QuestionText[] = [
  {
    urgency: 'high',
    at: 'Paro',
    country: 'Bhutan',
    title: "Lost my permit slip at Tiger's Nest. Flight is tomorrow.",
    content: 'Guide has gone home to his village, phone off.',
    answers: [
      'Go to the regional immigration office at Paro bazaar at nine, they print another in five minutes. It is Bhutan. Someone has probably handed it in.',
    ],
  },
  {
    urgency: 'high',
    at: 'Guwahati',
    country: 'India',
    title: 'Which ATM at the station works tonight?',
    content: 'Three tried, three empty. Bus to Tawang side at five and it is cash only from there.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Chennai',
    country: 'India',
    title: 'A tailor who can copy a shirt in two days',
    content: 'T. Nagar or Mylapore. I have the shirt.',
    answers: ['Luz corner, upstairs from the umbrella shop. Mr Anthony. Two days, ₹450, do not hurry him.'],
  },
  {
    urgency: 'normal',
    at: 'Singapore',
    country: 'Singapore',
    title: 'Where do people get SIM cards without the airport price?',
    content: 'Ten days, mostly maps.',
    answers: ['Any 7-Eleven, passport in hand. S$12 for 100 GB, which is silly, but there you are.'],
  },
  {
    urgency: 'normal',
    at: 'Nairobi',
    country: 'Kenya',
    title: 'Is one day between flights enough for the national park?',
    content: 'Land at 7, leave at 22. No luggage.',
    answers: [],
  },
  {
    urgency: 'low',
    at: 'Pune',
    country: 'India',
    title: 'Who repairs hiking boots and not only says so?',
    content: 'Sole is coming off. I love them more than most people.',
    answers: [
      'Rasta Peth, the man opposite the Ohel David. He refused to do mine until I promised to wax them.',
    ],
  },
  {
    urgency: 'low',
    at: 'Prague',
    country: 'Czechia',
    title: 'Is there a laundromat open on a Sunday in Žižkov?',
    content: 'Also a good book and a bench near it.',
    answers: [],
  },
  {
    urgency: 'low',
    at: 'Ooty',
    country: 'India',
    title: 'What is the Nilgiri word for the mist that comes at four?',
    content: 'Our host said it once, laughed, and would not repeat it.',
    answers: ['We say "manju" for all of it. What he said was probably about you.'],
  },
];
