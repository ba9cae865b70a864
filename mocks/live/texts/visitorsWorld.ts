import type { TextsByAuthor } from './SimulatedTexts.ts';

/** People who are on a trip outside India. */
export const visitorsWorld: TextsByAuthor = {
  'Maya Goldberg': {
    location: 'Tromsø, Norway',
    story: [
      'Bought the same wool socks as the woman on the till. She looked at my old ones with real concern.',
    ],
    poll: { 'After a night of green sky, breakfast is': ['Brown cheese', 'Cinnamon bun', 'Sleep until two'] },
  },
  'Mei Tanaka': {
    location: 'Lisbon, Portugal',
    story: [
      'Rode the Glória funicular up, walked down, rode it up again. The brakeman asked if I was an engineer. I said, only at heart.',
    ],
    question: ['Which window for the train from Lisbon to Porto if I want the sea for as long as possible?'],
  },
  'Jakub Novák': {
    location: 'Istanbul, Türkiye',
    story: ['Six in the morning at Karaköy. Fishermen, a cat with a waiting list, and not one stag party.'],
    localQuestions: [
      {
        title: 'A hamam in Istanbul for someone who has never been?',
        content: 'Old, plain, not a spa. Do I bring a towel, and how much is a fair tip?',
        category: 'activities',
      },
    ],
  },
  'Beatriz Lima': {
    location: 'Prague, Czechia',
    story: [
      'Found a laundromat. While the shirts turned, a philosophy student explained Czech verbs to me. Both took ninety minutes.',
    ],
    question: ['Is there anywhere in Prague to dance on a Monday that is not a pub with a jukebox?'],
  },
  'Linh Tran': {
    location: 'Singapore',
    story: ["Tested nine bowls of noodles against my mother's. She wins, but stall six made me call home."],
    localQuestions: [
      {
        title: 'Soup before eight in Singapore: where?',
        content:
          'I wake at five and the hotel says breakfast is at half past seven. Any center that is truly open at six?',
        category: 'food',
      },
    ],
  },
  'Priya Nair': {
    location: 'Dubai, UAE',
    story: [
      "Went back over the Creek at night with a paper cone of chips. The boatman recognized my father's village from my accent.",
    ],
    poll: { 'A last free day in Dubai?': ['Deira souks', 'Al Fahidi and a long tea', 'Bus to Hatta'] },
  },
  'Rahul Chauhan': {
    location: 'Tokyo, Japan',
    story: [
      'Tried to tip a barber in Nezu. He ran after me for two streets to give it back, scissors in hand.',
    ],
    localQuestions: [
      {
        title: 'Is it rude to eat standing up in Tokyo?',
        content:
          'Outside a convenience store, not on the train. I have had looks, but perhaps it was the onigiri.',
        category: 'culture',
      },
    ],
  },
  Jack: {
    location: 'Cairo, Egypt',
    story: [
      'Crossed Tahrir Square on foot. An old man took my elbow, walked into the traffic as if it were wheat, and left me on the other side.',
    ],
    question: ['How early does the Cairo museum on the square get quiet, or is it the other way round?'],
  },
  'Tenzin Dolma': {
    location: 'Machu Picchu, Peru',
    story: ['They warned me about the road to Hidroeléctrica. I drive Kunzum in winter. I slept.'],
    poll: { 'Aguas Calientes, sore legs?': ['Hot springs', 'Another soup', 'The early train out'] },
  },
};
