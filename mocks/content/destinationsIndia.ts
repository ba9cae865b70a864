import type { DestinationContent } from './types.ts';

export const destinationsIndia: Readonly<Record<string, DestinationContent>> = {
  hampi: {
    about:
      'For two centuries one of the largest cities on earth. Now goats sleep in the royal stables and the Tungabhadra slides between hills that look stacked by hand. Stay across the river for the quiet, cross by coracle for the ruins, and keep the middle of the day for shade.',
    short: 'A ruined capital among boulders, with coracles across the river.',
    rating: [4.7, 318],
    featured: true,
    cost: 2200,
    best: 'November to February',
    tags: ['Heritage', 'Boulders', 'Cycling', 'Slow travel'],
    highlights: [
      'Vittala temple and the stone chariot',
      'Sunrise on Matanga Hill',
      'Virupaksha bazaar',
      'Anegundi by coracle',
    ],
    activities: ['Bouldering', 'Cycling the ruins', 'Coracle rides', 'Photography walks'],
  },
  spiti: {
    about:
      'A cold desert at 3,800 meters, closed off by two passes and kept together by barley, yaks and buses that leave before light. The monasteries are a thousand years old and in daily use. Nothing here is quick, your breathing least of all.',
    short: 'High villages, old monasteries and the road you remember longest.',
    rating: [4.8, 402],
    featured: true,
    cost: 2400,
    best: 'June to September',
    tags: ['Mountains', 'Road trip', 'Monasteries', 'Stargazing', 'High passes'],
    highlights: [
      'Key monastery at first light',
      'The post office at Hikkim',
      'Chandratal',
      'Dhankar above the confluence',
    ],
    activities: [
      'Monastery visits',
      'Village treks',
      'Stargazing',
      'Snow leopard watching',
      'Motorcycle touring',
    ],
  },
  pangong: {
    about:
      'A lake 134 kilometers long that changes color while you unwrap a sandwich. In winter it freezes and talks all night. Sleep at Man or Merak, where the road is worse and the evening is better.',
    short: 'A salt lake at 4,225 meters that cannot settle on a blue.',
    rating: [4.8, 511],
    featured: true,
    cost: 3100,
    best: 'May to September',
    tags: ['Lake', 'Altitude', 'Road trip', 'Camping'],
    highlights: ['Merak village', 'Chang La', 'Sunrise at Man', 'Bar-headed geese in June'],
    activities: ['Camping', 'Photography walks', 'Bird watching', 'Motorcycle touring'],
  },
  munnar: {
    about:
      'Tea on every slope that will hold a bush, and shola forest in the folds where it will not. Mornings are for the ridges, afternoons are for rain.',
    short: 'Tea hills, cardamom air and mornings above the cloud.',
    rating: [4.5, 640],
    featured: true,
    cost: 2600,
    best: 'September to March',
    tags: ['Hills', 'Tea', 'Family', 'Walking'],
    highlights: ['Kolukkumalai at sunrise', 'Eravikulam and its goats', 'Lockhart tea factory'],
    activities: ['Tea estate walks', 'Trekking', 'Cycling', 'Wildlife spotting', 'Tea tasting'],
  },
  varanasi: {
    about:
      'Eighty-four ghats, one river, and every hour of a life going on in public. Come for two days and do less than you planned. The best seat is a step.',
    short: 'The oldest morning in the country, seen from a boat.',
    rating: [4.6, 880],
    cost: 1900,
    best: 'October to March',
    tags: ['Pilgrimage', 'River', 'Food', 'Music'],
    highlights: [
      'Dawn from Assi',
      'Manikarnika, in silence',
      'Sarnath in an afternoon',
      'The lanes behind Chowk',
    ],
    activities: ['Boat rides', 'Temple walks', 'Street food', 'Classical concerts', 'Silk weaving visits'],
  },
  alleppey: {
    about:
      'Rice below sea level, villages one coconut tree wide, and a state ferry that stops at every jetty. The houseboats are lovely. So is the ferry, for ₹29.',
    short: 'Backwaters, by houseboat or by the two-hour ferry.',
    rating: [4.5, 734],
    featured: true,
    cost: 3400,
    best: 'October to March',
    tags: ['Backwaters', 'Houseboat', 'Family', 'Food'],
    highlights: ['Kuttanad paddies', 'The ferry to Kottayam', 'Marari beach', 'Snake boats in August'],
    activities: ['Houseboat nights', 'Canoe trips', 'Cooking classes', 'Beach walks'],
  },
  jaisalmer: {
    about:
      'The last big town before the sand, and the only fort in Rajasthan where the washing still hangs. Spend the day in its lanes and the night at Khuri, away from the loudspeakers.',
    short: 'A fort that people live in, and the desert behind it.',
    rating: [4.4, 455],
    cost: 2300,
    best: 'November to February',
    tags: ['Desert', 'Fort', 'Camping', 'Train'],
    highlights: ['Sonar Qila at dusk', 'Patwon ki Haveli', 'Khuri dunes', 'Gadisar at six in the morning'],
    activities: ['Camel rides', 'Desert camping', 'Heritage walks', 'Stargazing', 'Folk music'],
  },
  meghalaya: {
    about:
      'The wettest hills on earth have grown their own bridges, one root at a time. Bring dry socks. Then bring more.',
    short: 'Living bridges, clear rivers and a great deal of rain.',
    rating: [4.7, 366],
    cost: 2500,
    best: 'October to April',
    tags: ['Rain', 'Walking', 'Caves', 'Waterfalls', 'Northeast'],
    highlights: [
      'The double bridge at Nongriat',
      'Dawki on a weekday',
      'Krem Puri cave',
      'Mawphlang sacred grove',
    ],
    activities: ['Trekking', 'Caving', 'Kayaking', 'Waterfall walks'],
  },
  darjeeling: {
    about:
      'A ridge town with a steam train in the high street and the third-highest mountain behind the laundry, on the mornings when it cares to show.',
    short: 'Tea, a toy train and, sometimes, Kanchenjunga.',
    rating: [4.4, 590],
    cost: 2100,
    best: 'October to December',
    tags: ['Tea', 'Toy train', 'Mountains', 'Walking'],
    highlights: ['The joy ride to Ghum', 'Happy Valley estate', 'Singalila ridge', 'Observatory Hill'],
    activities: ['Tea tasting', 'Toy train rides', 'Ridge treks', 'Monastery visits'],
  },
  kutch: {
    about:
      'A white floor to the horizon in winter, a shallow sea in the rains. The villages on its edge embroider, weave, cast bells and paint with castor oil, and will show you how if you sit down.',
    short: 'White salt, full moons and the best craft villages in the west.',
    rating: [4.5, 287],
    cost: null,
    best: 'November to February',
    tags: ['Desert', 'Craft', 'Full moon', 'Villages'],
    highlights: ['The white Rann by moonlight', 'Nirona and its rogan art', 'Kala Dungar', 'Bhujodi weavers'],
    activities: ['Craft workshops', 'Moonlight walks', 'Bird watching', 'Village stays', 'Photography walks'],
  },
  andaman: {
    about:
      'Nearer to Myanmar than to Chennai. Reefs that start at the knee, forests that come down to the sand, and a ferry timetable that the sea signs last.',
    short: 'Reefs, rain forest and ferries that wait for weather.',
    rating: [4.6, 498],
    cost: 4200,
    best: 'December to April',
    tags: ['Islands', 'Diving', 'Beach', 'Ferries'],
    highlights: ['Radhanagar at sunset', 'Elephant Beach reef', 'Cellular Jail', 'Neil by bicycle'],
    activities: ['Snorkeling', 'Scuba diving', 'Kayaking in mangroves', 'Beach walks', 'Island cycling'],
  },
  amritsar: {
    about:
      'Come hungry and cover your head. The kitchen beside the temple feeds a hundred thousand people a day and will hand you a plate, then a cloth.',
    short: null,
    rating: [4.7, 612],
    cost: 1700,
    best: 'October to March',
    tags: ['Pilgrimage', 'Food', 'History'],
    highlights: ['Harmandir Sahib at two in the morning', 'An hour in the langar', 'Jallianwala Bagh'],
    activities: ['Temple visits', 'Street food', 'Community kitchen', 'Heritage walks'],
  },
  kochi: {
    about:
      'Five centuries of people arriving by sea and staying for the pepper. Walk it early, ferry it late, and eat the fish in between.',
    short: 'Fishing nets, spice lanes and the cheapest ferries in India.',
    rating: [4.3, 421],
    cost: 2700,
    best: 'October to February',
    tags: ['Port town', 'Food', 'Art', 'Ferries'],
    highlights: [
      'The nets at Vasco square',
      'Mattancherry palace',
      'Paradesi synagogue',
      'Vypin by Water Metro',
    ],
    activities: ['Ferry rides', 'Kathakali evenings', 'Cooking classes', 'Art walks'],
  },
  udaipur: {
    about:
      'White palaces standing in their own reflection. Pichola decides the day: ghats in the morning, shade at noon, and every terrace in town facing west by six. The best seats cost a cup of chai.',
    short: 'A lake, the palaces in it, and the sunset that fills every terrace.',
    rating: [4.6, 574],
    cost: 2600,
    best: 'October to March',
    tags: ['Lake', 'Heritage', 'Sunset'],
    highlights: ['Ambrai ghat at dusk', 'A boat around Jag Mandir', 'City Palace', 'Bagore ki Haveli'],
    activities: ['Boat rides', 'Heritage walks', 'Cooking classes', 'Photography walks'],
  },
};
