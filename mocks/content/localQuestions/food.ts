import type { QuestionText } from '../types.ts';

export const food: readonly QuestionText[] = [
  {
    urgency: 'high',
    at: 'Mumbai',
    country: 'India',
    title: 'A proper Bohri thaal for four, tomorrow, not in a hotel',
    content:
      'My parents land tonight and want raan and dal-chawal-palida round one plate. Home kitchens welcome.',
    answers: [
      'Call the Kapadia kitchen in Byculla before ten, say four and say palida. ₹1,500 a head, come hungry, sit on the floor.',
      'Tomorrow is short. If they say no, Husainiya Street after eight, and share.',
      'My neighbor does it on Saturdays only, sorry. But she says welcome to Mumbai.',
    ],
  },
  {
    urgency: 'high',
    at: 'Leh',
    country: 'India',
    title: 'Peanut allergy, serious. What do I ask before each meal in Ladakh?',
    content: 'I carry two pens. I need the word, and the dishes where it hides.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Kolkata',
    country: 'India',
    title: 'Where do office people eat lunch near Dalhousie?',
    content: 'Under ₹100, standing is fine. I have one day and one stomach.',
    answers: [
      "Dacres Lane. Chitto's stew and toast, then walk ten steps and start again.",
      'Avoid the hour from 1 to 2 or be prepared to love your neighbor.',
    ],
  },
  {
    urgency: 'normal',
    at: 'Bangkok',
    country: 'Thailand',
    title: 'Jay festival week: which street should I not miss?',
    content: 'Vegetarian for once without explaining. I am near Hua Lamphong.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Lucknow',
    country: 'India',
    title: 'Which nihari is worth a 6 am alarm?',
    content: 'I have read three names and three quarrels.',
    answers: ["Raheem's, by the gate, kulcha on the side. The quarrel is part of it."],
  },
  {
    urgency: 'low',
    at: 'Pondicherry',
    country: 'India',
    title: 'Who bakes the bread that the cafés do not make themselves?',
    content: 'There was a smell on Rue Dumas at five, last winter, and I never found its door.',
    answers: [
      'Follow the man with two baskets on a cycle. The oven is behind the market, no sign. ₹8 a loaf if you smile in Tamil.',
    ],
  },
  {
    urgency: 'low',
    at: 'Lisbon',
    country: 'Portugal',
    title: 'Tinned fish to carry home: which shop is for locals?',
    content: 'Not the one with the birthday years on the tins.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Dimapur',
    country: 'India',
    title: 'Is smoked pork sold vacuum-packed anywhere near the station?',
    content: 'Six hours between trains and a promise made to a friend in Delhi.',
    answers: [],
  },
];
