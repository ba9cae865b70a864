import type { TextsByAuthor } from './SimulatedTexts.ts';

/** People who live outside India and write about home. */
export const localsWorld: TextsByAuthor = {
  'Sofia Lindqvist': {
    location: 'Tromsø, Norway',
    story: [
      'A guest asked me to switch the street lamps off. I gave him my hat to hold over the nearest one. Best picture of the night.',
    ],
    tip: [
      'Check the cloud map, not the aurora app. A weak show under a clear sky beats a strong one you cannot see.',
    ],
  },
  'Sanjay Gurung': {
    location: 'Kathmandu, Nepal',
    story: [
      "Nine hours from Pokhara, two landslides, three dal bhats. The driver's helper slept on the roof and arrived the freshest of us all.",
    ],
    tip: [
      'Tourist buses to Pokhara leave from Sorhakhutte, not Thamel itself, and at seven sharp. Buy the ticket the evening before.',
    ],
  },
  'Dilini Perera': {
    location: 'Sigiriya, Sri Lanka',
    tip: [
      'Sigiriya opens at half past six. The wasps wake up at ten, and the warning signs about them are not decoration.',
      'Ask at the gate for the village tank path. It goes round the rock with no steps, and the elephants use it after four, so be back before.',
    ],
    poll: {
      'What do you eat after Sigiriya?': ['Kottu in Dambulla', 'Curd and treacle', 'Rice packet on the bus'],
    },
  },
  'Aishath Naseer': {
    location: 'Maldives',
    story: [
      'The supply boat brought onions, a sofa and my cousin. The whole island came down to the jetty for the onions.',
    ],
    tip: [
      'The public ferry from Malé does not run on Fridays. Plan the island for Saturday and spend Friday at the fish market.',
    ],
  },
  'Haruki Mori': {
    location: 'Kyoto, Japan',
    story: [
      'Drizzle at Honen-in, the sand freshly raked, nobody. The gardener lifted one leaf, thought about it and put it back.',
    ],
    tip: [
      'Kyoto bus passes are sold to people who will sit in traffic. Keihan line, then walk along the canal.',
    ],
  },
  'Somchai Rattana': {
    location: 'Bangkok, Thailand',
    story: [
      'The Saen Saep boat splashed a man in a white suit. Forty of us lifted the plastic sheet for him, a little late.',
    ],
    tip: [
      'Canal boat to Pratunam: have coins ready and get off at the middle step, since the boat does not stop, it hesitates.',
    ],
    poll: {
      'Bangkok, seven in the evening, everybody hungry?': ['Wang Lang', 'Yaowarat', 'The cart by the pier'],
    },
  },
  'Sokha Chea': {
    location: 'Siem Reap, Cambodia',
    story: [
      'Passenger today was a judge from Osaka. She paid, bowed, and asked me to name the nine languages. I got to seven.',
    ],
    tip: [
      'Buy the temple pass after a quarter to five and go in for sunset. The day you paid for only begins tomorrow.',
    ],
  },
  'Wei Ling Tan': {
    location: 'Singapore',
    story: [
      'Ranked chicken rice again with my father. We disagree about first place, second place, and whether he should drive.',
    ],
    tip: [
      'At Maxwell, a packet of tissues on a table means it is taken. Move it and you will be talked about.',
    ],
  },
  'Omar Haddad': {
    location: 'Petra, Jordan',
    story: [
      "Held the gate for a school class from Ma'an at six this morning. They ran the whole Siq and then, at the Treasury, forgot to shout.",
    ],
    tip: [
      'Petra after the last tour bus: the ticket desk shuts early, but nobody hurries you out before dusk.',
    ],
  },
  'Elif Demir': {
    location: 'Istanbul, Türkiye',
    story: [
      'My mother came to inspect a breakfast place in Moda. She sent back the honey, adopted the waiter and has booked for Sunday.',
    ],
    tip: [
      'The Kadıköy ferry has two decks. Visitors climb, we sit outside at the stern, where the tea comes first.',
    ],
  },
  'Amina Tazi': {
    location: 'Marrakech, Morocco',
    story: ['Drove back from Fès with an olive tree in the back seat. At every checkpoint it was saluted.'],
    tip: [
      'If a boy in the medina says the road is closed, thank him and go on. It has been open since 1070.',
    ],
  },
  'Wanjiru Kamau': {
    location: 'Maasai Mara, Kenya',
    story: [
      'Eighty-one species before breakfast. My guests saw two lions and wanted to know what I had been looking at.',
    ],
    tip: ['Tell your driver you are happy to wait. It gets you a better day in the Mara than any extra fee.'],
  },
  'Sigrún Jónsdóttir': {
    location: 'Reykjavík, Iceland',
    story: ['The wind took my bus stop. It was found behind the church, timetable still correct.'],
    tip: [
      'Always hold the car door with two hands when you open it. The rental company has a word for people who do not, and a price.',
    ],
  },
  'Camila Rojas': {
    location: 'Patagonia, Chile',
    story: ['Sun at the bakery, hail at the bank, rainbow at the dentist. That was one errand.'],
    tip: [
      'Park huts for the W fill in the order that the emails arrive. Write on a Sunday evening, Chilean time, in Spanish if you can.',
    ],
  },
  'Hana Whaitiri': {
    location: 'Queenstown, New Zealand',
    story: [
      'Bus up from Invercargill. The driver stopped so that everyone could look at one ewe standing on a rock like an opera singer.',
    ],
    tip: [
      'The orange bus goes to the Remarkables trailhead road for the price of a coffee. Sit on the lake side and leave the car alone.',
    ],
  },
  'Marco Bellini': {
    location: 'Rome, Italy',
    story: [
      'A gentleman asked for a cappuccino after lunch. The bar went quiet. I said he was my cousin and ill.',
    ],
    tip: [
      'Stand at the bar and the espresso is a euro and a bit. Sit down in the piazza and you are paying rent.',
    ],
  },
  'Lucas Ferreira': {
    location: 'Lisbon, Portugal',
    story: [
      'My aunt has reviewed four custard tarts this morning from the passenger seat. She gives no reasons.',
    ],
    tip: [
      "Azulejos at the flea market are mostly off somebody's wall. Buy at the shop with the paperwork, near the tile museum.",
    ],
  },
  'Nkechi Obi': {
    location: 'London, United Kingdom',
    story: [
      'Ridley Road at eight, haggling over plantain in two languages with a man from Aleppo. We both won.',
    ],
    tip: [
      'Borough Market is for Tuesdays. From Friday on, walk ten minutes to Maltby Street and you will be able to lift your arms.',
    ],
  },
  'Fatima Al Noor': {
    location: 'Dubai, UAE',
    story: [
      'Out past Al Qudra before dawn, engine off, flask on the hood. A gazelle came to see who was being so quiet.',
    ],
    tip: [
      'Let your tires down before the sand, not in it. Fifteen psi, and the station at Al Haba will fill them again for nothing.',
    ],
  },
  'Jigme Wangchuk': {
    location: 'Paro, Bhutan',
    story: ['Guests today were 74 and 77. We took six hours to the Nest, and they sang on the way down.'],
    tip: [
      'Sunday is market day in Paro. Buy the cheese on a string, and do not bite it. Suck it, or call a dentist first.',
    ],
  },
  'Katerina Papadaki': {
    location: 'Santorini, Greece',
    story: ['No cruise ship in the bay. The donkeys stood about like clerks on a day off.'],
    tip: [
      'Drink the house wine in Megalochori, from the barrel. The vines lie in baskets on the ground, since up here even grapes hide from the wind.',
    ],
  },
};
