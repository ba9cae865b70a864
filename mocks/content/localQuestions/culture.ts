import type { QuestionText } from '../types.ts';

export const culture: readonly QuestionText[] = [
  {
    urgency: 'high',
    at: 'Amritsar',
    country: 'India',
    title: 'Attending a wedding on Sunday, no turban skills. Who ties?',
    content: 'The groom insists. I have 6 meters of turquoise cloth and no idea.',
    answers: [
      'Katra Jaimal Singh, any turban shop, ₹100, they tie it on you. Go at nine, before the other guests.',
    ],
  },
  {
    urgency: 'high',
    at: 'Madurai',
    country: 'India',
    title: 'Is the temple closed tomorrow for repairs?',
    content: 'We have a four-hour stop and it is the one thing my mother asked for.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Varanasi',
    country: 'India',
    title: 'May one simply sit in on a lesson at a music school?',
    content: 'I play the tabla badly in Leipzig.',
    answers: [
      'Ask at the Sangeet school by Kedar Ghat. Sit at the back, take off your shoes, bring sweets the second time.',
    ],
  },
  {
    urgency: 'normal',
    at: 'Kyoto',
    country: 'Japan',
    title: 'How does one thank a ryokan owner without a tip?',
    content: 'She drove to the station with the hat I left behind.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Kohima',
    country: 'India',
    title: 'Is the first day of the Hornbill Festival too crowded?',
    content: 'I would rather hear one log drum properly than see all sixteen houses.',
    answers: ['Come on day four. And go to the villages in the evening, not to the stage.'],
  },
  {
    urgency: 'low',
    at: 'Leh',
    country: 'India',
    title: 'Can visitors sit in on morning prayers at Thiksey?',
    content: 'Nine days in June. I am not sure if it is welcome or only tolerated.',
    answers: [
      'Welcome. Be there by six, sit by the wall, take the butter tea when it comes.',
      'And stay until the end. Leaving in the middle for breakfast is what annoys them.',
      'They will ask you to blow the horn. You cannot. Nobody can.',
    ],
  },
  {
    urgency: 'low',
    at: 'Istanbul',
    country: 'Türkiye',
    title: "What do I bring to a breakfast at somebody's mother's?",
    content: 'Invited by a friend. I do not want to get the flowers wrong.',
    answers: [],
  },
  {
    urgency: 'low',
    at: 'Bishnupur',
    country: 'India',
    title: 'Where can I see terracotta tiles still being made?',
    content: 'The temples are 300 years old. Somebody must be mending them.',
    answers: ['Panchmura, 20 km, the whole village. Bankura horses also. Take the morning bus.'],
  },
];
