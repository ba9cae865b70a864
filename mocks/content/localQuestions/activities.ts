import type { QuestionText } from '../types.ts';

export const activities: readonly QuestionText[] = [
  {
    urgency: 'high',
    at: 'Rishikesh',
    country: 'India',
    title: 'Rafting tomorrow with a nine-year-old: which stretch is allowed?',
    content: 'One operator says Shivpuri is fine, another laughed.',
    answers: [
      'Fourteen and up for Shivpuri. Brahmpuri to Ram Jhula takes ten-year-olds on a low day. Nine is no.',
    ],
  },
  {
    urgency: 'high',
    at: 'Srinagar',
    country: 'India',
    title: 'Great Lakes trek from Saturday: is Gadsar still open?',
    content: 'Guide says yes, the forest office phone only rings.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Hampi',
    country: 'India',
    title: 'Somebody to climb with, grade 6b and up, two mats',
    content: 'I am at Virupapur for one more week.',
    answers: ['At the rock behind the Goan Corner every day at four. Bring the mats.'],
  },
  {
    urgency: 'normal',
    at: 'Udaipur',
    country: 'India',
    title: 'Miniature painting for a beginner, more than one hour?',
    content:
      'The hotel offers "experience, 60 minutes, one elephant". I would like a week and to fail properly.',
    answers: [],
  },
  {
    urgency: 'low',
    at: 'Munnar',
    country: 'India',
    title: 'Best gentle walk for parents in their seventies?',
    content: 'Flat if possible, with tea at the end.',
    answers: [
      'Lockhart to the gap, two kilometers, road all the way, tea at both ends.',
      'Chinnakanal lake loop. Carry an umbrella as a stick.',
    ],
  },
  {
    urgency: 'low',
    at: 'Queenstown',
    country: 'New Zealand',
    title: 'Anything to do that does not involve falling?',
    content: 'I came for my brother, who likes falling.',
    answers: ['The steamer. The Frankton track. The library has a view better than most hotels.'],
  },
  {
    urgency: 'low',
    at: 'Bir',
    country: 'India',
    title: 'Paragliding in November: mornings or afternoons?',
    content: 'First tandem. Mildly terrified.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Tromsø',
    country: 'Norway',
    title: 'Whales in late January, or will they have moved on?',
    content: 'Booked in the belief that there are always whales.',
    answers: [
      'They follow the herring and left early last year. Skjervøy is where they go. Ask the boat before you pay.',
    ],
  },
];
