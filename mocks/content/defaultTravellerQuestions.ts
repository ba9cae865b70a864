import { DEFAULT_TRAVELLER } from './namedUsers.ts';
import type { QuestionContent } from './types.ts';

/** traveller_001's own questions to locals. */
export const defaultTravellerQuestions: readonly QuestionContent[] = [
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 1.6,
    category: 'food',
    urgency: 'normal',
    at: 'Hampi',
    country: 'India',
    title: 'Where do people in Hampi actually eat breakfast?',
    content:
      'Not the banana pancakes. I am on the bazaar side, up at six, and would like idlis where the auto drivers have theirs.',
    answers: [
      'Mango Tree is for you people. Go behind the bus stand, blue door, no name. Idli till 8.30, then nothing.',
      'Kamalapura, the mess opposite the police station. ₹35 a plate and the chutney is ground, not powder.',
      'Cross by the first boat at 6.30. The lady at Anegundi jetty does ragi dosa.',
      'Blue door, yes. Take your own bottle.',
    ],
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 4.1,
    category: 'transport',
    urgency: 'normal',
    at: 'New Jalpaiguri',
    country: 'India',
    title: 'Shared jeep from NJP to Darjeeling if the train is six hours late?',
    content:
      'We are supposed to arrive at 8 am, but the Karmabhoomi never does. Do jeeps still leave at 3 in the afternoon?',
    answers: [
      'Till 4 from the station, till 5 from Siliguri junction. After that you take a full one, about ₹3,200.',
      'They leave when ten people want to. In the holidays that is always.',
    ],
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 12,
    category: 'culture',
    urgency: 'low',
    at: 'Tawang',
    country: 'India',
    title: 'Is Torgya at Tawang monastery open to visitors, and may one photograph?',
    content:
      'I would come for the three days in January and sit where I am told. I have read yes and I have read no.',
    answers: [
      'Open, and you will be given tea. Photograph the dances, not the prayers. Ask the disciplinarian, he is the tall one.',
    ],
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 26,
    category: 'accommodation',
    urgency: 'low',
    at: 'Hodka, Kutch',
    country: 'India',
    title: 'A bhunga in Hodka for one woman alone, January full moon?',
    content: 'The camp quotes two-person rates. I need one bed, a lock on the door and a family nearby.',
    answers: [
      'Write to the village committee, not the camp. My aunt has two rooms, ₹1,600 with food.',
      'Did this last year, alone. Safest week of my life.',
    ],
  },
  {
    userId: DEFAULT_TRAVELLER,
    daysAgo: 57,
    category: 'safety',
    urgency: 'high',
    at: 'Pangong',
    country: 'India',
    title: 'Chang La tomorrow: chains, or wait a day?',
    content: 'Driver says fine. Hotel in Tangtse says wait. We have one spare day and a four-wheel drive.',
    answers: [],
  },
];
