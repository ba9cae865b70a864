import type { TextsByAuthor } from './SimulatedTexts.ts';

/** People who are on a trip in India. */
export const visitorsIndia: TextsByAuthor = {
  'Zoya Khan': {
    location: 'Spiti Valley, India',
    story: [
      'Kaza, day two. Gave the homestay my mango pickle and got back dried cheese, a hat and the seat by the stove.',
      'Walked over to Key after lunch. A novice of about ten was polishing butter lamps and singing the cricket score.',
    ],
  },
  'Thabo Nkosi': {
    location: 'Spiti Valley, India',
    story: [
      'Came down from Komic as told. My lips are the right color again, and I have been beaten at carrom by two grandmothers in Kaza.',
    ],
    poll: {
      'Cold desert, no wind today. What do I do with my hands?': ['Hold tea', 'Hold a dog', 'Pockets'],
    },
  },
  'Moumita Das': {
    location: 'Varanasi, India',
    story: [
      'Took the sindoor box to be filled in Vishwanath Gali. The shopkeeper asked for whom, and then refused the money.',
    ],
    localQuestions: [
      {
        title: 'Which post office in Varanasi will send Ganga water?',
        content:
          'A sealed copper pot, 300 ml, for my grandmother in Kolkata. The courier at Godowlia says no liquids.',
        category: 'general',
      },
    ],
  },
  'Tom Whitfield': {
    location: 'Kochi, India',
    story: [
      'Corrected the map in my hotel lobby with a red pen. The manager has framed it and given me an egg with my appam.',
    ],
    question: [
      'Is the Kochi ferry timetable at the jetty the one they use, or is there another one that everybody else knows?',
    ],
  },
  'Karthik Subramaniam': {
    location: 'Meghalaya, India',
    story: [
      'Second day after Nongriat. I go down the hostel stairs backwards, like a crab, and the landlady holds the door.',
    ],
    question: [
      'Anyone riding from Shillong to Dawki tomorrow? My scooter is in Madurai and my knees are on strike.',
    ],
  },
  'Claire Dubois': {
    location: 'Jaisalmer, India',
    story: ['A musician at Khuri let me hold his kamaicha. One note, and a camel left.'],
    localQuestions: [
      {
        title: 'A tailor in Jaisalmer who finishes by tomorrow?',
        content:
          'One kurta, my own cloth, nothing fancy. I leave by the evening train, so it would have to be ready by four.',
        category: 'general',
      },
    ],
  },
  'Dev Patel': {
    location: 'Manali, India',
    story: [
      'Changed a spoke outside Vashisht with nine men giving advice. The tenth, a monk, held the wheel and said nothing.',
    ],
    question: [
      'Cyclists: is the old road over Rohtang open to us, or does the Manali checkpoint send bicycles to the tunnel as well?',
    ],
  },
  'Gurleen Kaur': {
    location: 'Darjeeling, India',
    story: [
      'I came for Kanchenjunga and stayed in for the aloo dum. Chowk Bazaar, lower steps, a woman with one pot and no signboard.',
    ],
    poll: { 'Momos in Darjeeling: which?': ['Steamed', 'Fried', 'In soup', 'A kulcha, I am homesick'] },
  },
  'Putu Ayu': {
    location: 'Jaipur, India',
    story: ['At Govind Dev Ji everyone knew every word of every song. I knew none and was handed a bell.'],
    localQuestions: [
      {
        title: 'May a visitor join the morning aarti in Jaipur?',
        content:
          'Govind Dev Ji, the early one. I am Hindu from Bali, and our way is different. Where should I stand, and what do I bring?',
        category: 'culture',
      },
    ],
  },
  'Diego Quispe': {
    location: 'Darjeeling, India',
    story: ['At 2,050 meters they ask whether I feel the altitude. In Cusco that is where we go to rest.'],
    question: [
      'Which tea from Darjeeling survives six weeks in a rucksack? It is for my mother, who only trusts coca.',
    ],
  },
  'Youssef Mansour': {
    location: 'Gokarna, India',
    story: [
      "The priest's car would not start, so I opened the hood. Ten minutes later it did, and I have been garlanded.",
    ],
    poll: {
      'Gokarna, one afternoon left. Which beach?': ['Kudle', 'Half Moon', 'The town one, with the fishermen'],
    },
  },
  Noor: {
    location: 'Mumbai, India',
    story: ['My phone says 14,000 steps and I never left Mohammed Ali Road. Most of them were sideways.'],
    localQuestions: [
      {
        title: 'Somewhere in Mumbai to hear qawwali on a Thursday?',
        content: 'Two of us, not a concert hall. Happy to sit on the floor and to stay late.',
        category: 'activities',
      },
    ],
  },
  'Lena Hoffmann': {
    location: 'Tawang, India',
    story: [
      'Still snowed in. The family has taught me to make churpi, to play Parcheesi for matchsticks and to stop asking about the road.',
    ],
    question: [
      'Does anyone know whether Sela opens tomorrow, or shall I learn a second card game in Tawang?',
    ],
  },
  'Aditi Joshi': {
    location: 'Kolkata, India',
    story: [
      'Four hours in the Indian Museum, one meteorite, one mummy and a guard who has favorites. His is a teapot. He is right.',
    ],
    localQuestions: [
      {
        title: 'Who restores old paper in Kolkata?',
        content:
          "A 1938 railway map of my grandfather's, torn along two folds. I am here until Thursday and would like to watch.",
        category: 'general',
      },
    ],
  },
};
