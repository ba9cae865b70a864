import type { QuestionText } from '../types.ts';

export const transport: readonly QuestionText[] = [
  {
    urgency: 'high',
    at: 'Kaza',
    country: 'India',
    title: 'Is Kunzum La still open this weekend?',
    content:
      'Our bus leaves Manali on Saturday at 6 am and the operator has stopped answering. Two of us, light bags, happy to share a jeep to Kaza if that is running instead.',
    answers: [
      'Rang Losar this morning: open, small vehicles only. HRTC has stopped. Shared jeeps go from the bus stand at 5.30, about ₹1,200 a seat.',
      'My cousin came over yesterday. Black ice on the loops below the top before nine, fine after. Carry chains or wait for the sun.',
      'If it shuts, the long way by Kinnaur is two days and never dull.',
    ],
  },
  {
    urgency: 'high',
    at: 'Port Blair',
    country: 'India',
    title: 'Ferry canceled today, flight tomorrow at 11. Any way off Havelock?',
    content: 'The sea is rough and the private boats say perhaps. We need to be at the airport by nine.',
    answers: [],
  },
  {
    urgency: 'high',
    at: 'Guwahati',
    country: 'India',
    title: 'Night bus Guwahati to Silchar tonight, is NH6 clear of the landslide?',
    content: 'The counter sells tickets as if nothing happened. News says Sonapur is shut.',
    answers: [
      'Shut for buses till the morning, they will make you sleep at Jowai. Take the train, there are seats in the 15615.',
    ],
  },
  {
    urgency: 'normal',
    at: 'Kochi',
    country: 'India',
    title: 'Auto drivers at Fort Kochi: is the meter real?',
    content: 'Everyone quotes ₹100 for anything. Is there a fair rate for the jetty to Jew Town?',
    answers: [
      '₹40 by meter. Offer ₹50, smile, start walking. It works by the third one.',
      'It is a twelve-minute walk, honestly.',
    ],
  },
  {
    urgency: 'normal',
    at: 'Hanoi',
    country: 'Vietnam',
    title: 'Sleeper train to Lào Cai or the cabin bus?',
    content: 'I am 188 cm. The bus is half the price and two hours faster.',
    answers: [],
  },
  {
    urgency: 'low',
    at: 'Kandy',
    country: 'Sri Lanka',
    title: 'Reserved or unreserved for Kandy to Ella?',
    content:
      'Reserved first class is air-conditioned with windows that do not open, which seems to miss the point. Does one get a seat in third?',
    answers: [
      'Board at Peradeniya, not at Kandy. Left side. You will stand till Hatton and then sit in the best doorway in Asia.',
    ],
  },
  {
    urgency: 'low',
    at: 'Lisbon',
    country: 'Portugal',
    title: 'Is it rude to take a bicycle on the Cacilhas ferry at rush hour?',
    content: 'I have an early meeting in Almada for a week and would rather ride.',
    answers: [],
  },
  {
    urgency: 'normal',
    at: 'Madurai',
    country: 'India',
    title: 'Bus or train from Madurai to Rameswaram in one day and back?',
    content: 'We would like to cross the Pamban side by rail if the new bridge takes passengers.',
    answers: ['It does. 6.50 passenger out, 18.10 back, ₹75 in all. Sit on the left for the bridge.'],
  },
];
