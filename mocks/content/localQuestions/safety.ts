import type { QuestionText } from '../types.ts';

export const safety: readonly QuestionText[] = [
  {
    urgency: 'high',
    at: 'Manali',
    country: 'India',
    title: 'River rising at Aleo tonight, is the left bank road safe?',
    content: 'Freak rain since noon. We have a car and two children, and can leave now or in the morning.',
    answers: [
      'Do not drive at night. Go up to the school at Prini, it is high and it is open. Leave at first light by the right bank.',
      "The right bank is clear to Patlikuhl as of nine o'clock, my cousin just came.",
    ],
  },
  {
    urgency: 'high',
    at: 'Kathmandu',
    country: 'Nepal',
    title: 'Poor air this week. Is there any decent mask shop in Thamel?',
    content: 'My father has asthma, we fly to Lukla on Thursday if it clears.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Delhi',
    country: 'India',
    title: 'Arriving alone at New Delhi station at 4 am. Wait inside or go?',
    content: 'Metro starts at 5.30, I believe. Woman, one rucksack, Paharganj hotel.',
    answers: [
      'Wait inside, upper-class room on platform 16, ₹30 an hour. Take the metro with everyone else. Ignore every man with a laminated card.',
      'The hotel will say "station is unsafe, our car is outside". It is neither.',
    ],
  },
  {
    urgency: 'normal',
    at: 'Rio de Janeiro',
    country: 'Brazil',
    title: 'Vidigal trail on a weekday, two people, phone in sock?',
    content: 'The hostel says fine and the taxi driver crossed himself.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Spiti',
    country: 'India',
    title: 'Altitude: my lips were blue at Komic. Go down or sleep it off?',
    content: 'Fine now in Kaza, slight headache. Tomorrow was meant to be Kunzum La.',
    answers: [
      'Stay in Kaza two days and let the hospital clip the thing on your finger. Kunzum is as high as Komic, and there is no hospital on it.',
    ],
  },
  {
    urgency: 'low',
    at: 'Marrakech',
    country: 'Morocco',
    title: 'How firm is too firm when saying no in the souk?',
    content: 'I do not like being rude, and last year I came home with four lamps.',
    answers: [
      '"La, shukran", hand on the heart, keep walking. Do not stop to explain. I am from here and I do it.',
    ],
  },
  {
    urgency: 'low',
    at: 'Gokarna',
    country: 'India',
    title: 'Is the headland path marked well enough to walk by torch?',
    content: 'Kudle to Om, about eight in the evening.',
    answers: [],
  },
  {
    urgency: 'low',
    at: 'Nainital',
    country: 'India',
    title: 'Leopards: is a walk round the lake at five in the morning sensible?',
    content: 'The hotel smiled and did not answer.',
    answers: ['On the lake road, yes. On the Snow View path, wait for the milkman.'],
  },
];
