import type { DestinationContent } from './types.ts';

export const destinationsWorld: Readonly<Record<string, DestinationContent>> = {
  paro: {
    about:
      'One runway, one river, and a monastery on a ledge where no monastery should fit. Everybody walks up to it. Nobody hurries back.',
    short: "A valley of dzongs and the walk to the Tiger's Nest.",
    rating: [4.8, 233],
    cost: 6500,
    best: 'March to May',
    tags: ['Mountains', 'Monasteries', 'Walking', 'Festivals'],
    highlights: ['Taktsang on foot', 'Rinpung Dzong', 'Chele La', 'A farmhouse bath with hot stones'],
    activities: ['Monastery hikes', 'Archery', 'Hot stone baths', 'Festival visits'],
  },
  kathmandu: {
    about:
      'Three old royal towns in one bowl, dust, bells, momos, and on a washed morning the whole range over the rooftops.',
    short: 'Three royal squares and the start of every trek.',
    rating: [4.3, 377],
    cost: 2000,
    best: 'October to November',
    tags: ['Heritage', 'Treks', 'Food', 'Temples'],
    highlights: ['Boudha at dusk', 'Patan museum', 'Swayambhu steps', 'Bhaktapur curd'],
    activities: ['Heritage walks', 'Momo classes', 'Mountain flights', 'Pottery', 'Trek planning'],
  },
  kyoto: {
    about:
      'Seventeen hundred temples and a very good railway station. Go to the famous ones at opening time or in the rain, and to the others whenever you like.',
    short: 'Cedar paths, wet stone and the politest bus queue on earth.',
    rating: [4.9, 745],
    featured: true,
    cost: 9800,
    best: 'March to May, October to November',
    tags: ['Culture', 'Gardens', 'Walking', 'Food', 'Spring'],
    highlights: [
      'Kurama to Kibune on foot',
      'Fushimi Inari after ten',
      'Nishiki market',
      'Nanzen-ji aqueduct',
    ],
    activities: ['Temple walks', 'Tea ceremony', 'Garden visits', 'Cycling', 'Hot spring baths'],
  },
  bali: {
    about:
      'A temple for every field and a ceremony most afternoons. Go inland for the terraces, north for the reef, and let the scooters have the south.',
    short: 'Rice terraces, ceremonies and a reef off the black beach.',
    rating: [4.4, 932],
    cost: 4300,
    best: 'April to October',
    tags: ['Islands', 'Workation', 'Surf', 'Temples'],
    highlights: ['Sidemen terraces', 'Amed at sunrise', 'Tirta Empul', 'Mount Batur before light'],
    activities: ['Surfing', 'Snorkeling', 'Yoga', 'Volcano hikes', 'Cooking classes', 'Temple visits'],
  },
  'ha-long': {
    about:
      'Two thousand limestone islands, most of them with a hat of trees and no landing. Take the boat from Cat Ba, stay a night, and wait for the fog.',
    short: 'Limestone, fog and a night on the water.',
    rating: [4.5, 410],
    cost: 5200,
    best: 'March to May',
    tags: ['Boats', 'Caves', 'Kayaking'],
    highlights: ['Lan Ha bay', 'Sung Sot cave', 'Cat Ba ridge walk'],
    activities: ['Kayaking', 'Overnight cruises', 'Cave visits', 'Rock climbing'],
  },
  istanbul: {
    about:
      'A ferry between continents for the price of a tea, and a tea on the ferry. Mosques for the light, markets for the noise, the Asian side for breakfast.',
    short: 'Two continents, one ferry card, breakfast until noon.',
    rating: [4.7, 803],
    cost: 6800,
    best: 'April to June',
    tags: ['Food', 'Ferries', 'Mosques', 'Markets'],
    highlights: [
      'Süleymaniye in the morning',
      'Kadıköy market',
      'The Bosphorus by public ferry',
      'Kariye mosaics',
    ],
    activities: ['Ferry rides', 'Food walks', 'Hammam', 'Museum visits', 'Rooftop sunsets'],
  },
  petra: {
    about:
      'Walk in through the crack in the mountain at opening time, or over the top from Little Petra. Either way the rock is the color of a plum cut open.',
    short: 'A city cut out of a cliff, two thousand years on.',
    rating: [4.8, 356],
    cost: 8900,
    best: 'March to May',
    tags: ['Desert', 'Heritage', 'Walking'],
    highlights: ['The Siq at six', 'The Monastery by the back path', 'High Place of Sacrifice'],
    activities: ['Canyon walks', 'Desert camping', 'Stargazing', 'Photography walks'],
  },
  'maasai-mara': {
    about:
      'Grass to the edge of the sky. From July the herds come up from the south and stand at the river for hours, until one of them goes.',
    short: null,
    rating: [4.9, 274],
    cost: null,
    best: 'July to October',
    tags: ['Wildlife', 'Safari', 'Camping'],
    highlights: [
      'A river crossing, if they decide',
      'Morning balloon over Talek',
      'A walk with a Maasai guide',
    ],
    activities: ['Game drives', 'Balloon flights', 'Bird watching', 'Guided bush walks'],
  },
  santorini: {
    about:
      'White villages on the rim of a drowned volcano. In March you have the whole path from Fira to Oia. In August you have a queue.',
    short: 'White villages on the rim of a drowned volcano.',
    rating: [4.8, 866],
    featured: true,
    cost: 14500,
    best: 'April to June',
    tags: ['Islands', 'Honeymoon', 'Sunset', 'Walking'],
    highlights: ['Fira to Oia on foot', 'Akrotiri', 'Profitis Ilias at dusk', 'Emporio village'],
    activities: ['Cliff walks', 'Wine tasting', 'Sailing', 'Archaeology visits'],
  },
  lisbon: {
    about:
      'Seven hills, trams older than their passengers, and a kitchen in Alfama where the cook comes out to sing.',
    short: 'Trams, tiles and custard on a hill.',
    rating: [4.6, 529],
    cost: 7600,
    best: 'March to October',
    tags: ['City', 'Food', 'Music', 'Tiles'],
    highlights: ['Alfama at night', 'Monserrate in Sintra', 'Ferry to Cacilhas', 'The tile museum'],
    activities: ['Tram rides', 'Fado evenings', 'Food walks', 'Surf lessons', 'Museum visits'],
  },
  tromso: {
    about:
      'An island city 350 kilometers above the Arctic Circle, with whales in the fjord until January and lights overhead when the cloud allows. Pack for minus fifteen and then sit in a sauna.',
    short: 'Aurora, whales and a bus driver who knows everyone.',
    rating: [4.8, 271],
    featured: true,
    cost: 16800,
    best: 'September to March',
    tags: ['Northern lights', 'Winter', 'Whales', 'Sauna'],
    highlights: [
      'Fjellheisen cable car',
      'A night drive to Skibotn',
      'Arctic Cathedral',
      'Sauna on the quay',
    ],
    activities: ['Aurora chases', 'Whale watching', 'Dog sledding', 'Snowshoe walks'],
  },
};
