import type { TextsByAuthor } from './SimulatedTexts.ts';

/** People who live in India and write about home. */
export const localsIndia: TextsByAuthor = {
  'Lalremruata Hmar': {
    location: 'Meghalaya, India',
    tip: [
      'Sohra: the plantain-leaf rice at the market is sold out by eleven. Walk to the falls after breakfast, not before it.',
      'For Mawlynnong take the shared Sumo, not a hired car. Same road, a sixth of the money, and the driver stops for oranges.',
    ],
    poll: {
      'Shillong on a free evening: where to?': [
        'Police Bazar, on foot',
        'A gig at a café',
        'Home by six, it rains',
      ],
    },
  },
  'Pooja Bhatt': {
    location: 'Goa, India',
    story: [
      'Moved my desk to the back porch in Assagao. Productivity is down, but I can now tell four kinds of kingfisher apart.',
    ],
    tip: [
      'Working from Goa: ask for the inverter, then the Wi-Fi. In Siolim the power goes at two most afternoons and the router goes with it.',
    ],
    poll: {
      'Where do you take a call in Goa?': [
        'Café in Panjim',
        'The rented room',
        'Parked scooter, in the shade',
      ],
    },
  },
  'Imran Lone': {
    location: 'Srinagar, India',
    story: [
      'A client asked whether the seven lakes look like the pictures. I said no, the pictures are smaller. He has stopped asking and started walking.',
    ],
    tip: [
      'Starting the Great Lakes from Sonamarg? Sleep there the night before. People who drive up from Srinagar that morning pay for it at Nichnai.',
    ],
  },
  'Farhan Qureshi': {
    location: 'Srinagar, India',
    story: [
      'My grandfather painted the name on our boat in 1961 and spelled it wrong. Every spring I repaint it, wrong, with great care.',
    ],
    tip: [
      'Breakfast bread from the kandur in Rainawari, ten minutes by shikara from Nehru Park. Go by seven and bring your own cloth.',
    ],
  },
  'Shalini Sharma': {
    location: 'Rishikesh, India',
    tip: [
      'Ram Jhula is closed to scooters for an hour round the evening aarti. Cross before five, or take the ferry for twenty rupees.',
    ],
    poll: {
      'A free morning in Rishikesh?': [
        'Kunjapuri for sunrise',
        'A class on the roof',
        'Chai by the water, nothing else',
      ],
    },
  },
  'Kabir Shah': {
    location: 'Mumbai, India',
    story: [
      'Spent lunch on my back in the waiting room at CSMT, looking at the vault. A ticket inspector lay down next to me to see what it was about.',
    ],
    tip: [
      'Khotachiwadi is twenty-three houses and somebody lives in each. Walk it on a Sunday morning, quietly, and greet first.',
    ],
  },
  'Arjun Menon': {
    location: 'Kochi, India',
    story: [
      'The Vypin boat broke down in mid-channel and drifted for twenty minutes. By the end the whole deck knew who was getting married.',
    ],
    tip: [
      'Fish at the Chinese nets is priced for cameras. The Thoppumpady harbor auction is at six, and anybody may stand there.',
    ],
  },
  'night.owl.kochi': {
    location: 'Kochi, India',
    story: ['Last KSRTC to Munnar, seat 3. The conductor knows the potholes by name and announces them.'],
    tip: [
      'Vyttila hub after midnight: the tea stall by bay 7 never shuts, and the man will wake you for your bus.',
    ],
  },
  Sameer: {
    location: 'Delhi, India',
    story: [
      'Standing at the Chawri Bazar metro exit, 51 meters under a wholesale market, I counted eleven smells on the way up. Cardamom won.',
    ],
    tip: [
      'Sunder Nursery instead of Lodhi on a weekend. Fifty rupees at the gate keeps it calm, and the grass may be sat on.',
    ],
    poll: { 'Friday night out of Delhi by train: where?': ['Kathgodam', 'Kalka', 'Ajmer', 'My own bed'] },
  },
  'Nandini Gowda': {
    location: 'Coorg, India',
    story: [
      'An elephant came through the lower block at three. He took two jackfruit, left the gate open and closed nothing behind him, like my cousins.',
    ],
    tip: [
      'If an estate offers you a coffee walk, ask for the pulping shed as well. It is loud, wet, and the only part that smells of coffee.',
    ],
  },
  'Rigzin Angmo': {
    location: 'Leh, India',
    story: [
      'Two guests who were told to rest went for a jog. They are resting now. I have made them garlic soup and no remarks.',
    ],
    tip: [
      'Dry apricots: buy in Leh market from the women who sit on the pavement, and bite one first. Sweet kernel, sweet fruit.',
    ],
  },
  'Vikram Rathore': {
    location: 'Jodhpur, India',
    story: [
      'Fed forty pigeons, two dogs and a cow before eight, by order of my mother. Then I was allowed tea.',
    ],
    tip: [
      'Mehrangarh has a lift. The walk up from Navchokiya is better, in shade until ten, with three doors spiked against elephants.',
    ],
  },
  'Devika Pillai': {
    location: 'Alleppey, India',
    story: [
      'The six-year-old has learned to buy her own boat ticket. She now wants to know who else in this family can.',
    ],
    tip: [
      'With small children take the village canoe, not the houseboat. Three hours, one coconut each, nobody is bored, and you are home for a nap.',
    ],
  },
  'Yash Agarwal': {
    location: 'Jaipur, India',
    story: [
      'Flew in on points, nine hundred rupees in taxes. Then paid six hundred for the cab home. My spreadsheet is not speaking to me.',
    ],
    tip: [
      'Jaipur airport is twenty minutes from Durgapura station. If the last flight home is dear, look at the train from there.',
    ],
  },
  'Bhavna Solanki': {
    location: 'Rann of Kutch, India',
    story: [
      'Flamingos on the road to the island, so many that the salt looked pink. Two trucks and a wedding car had stopped for them.',
    ],
    tip: [
      'Shopping in Bhujodi? The weavers rest from one to three. Knock after that and you will be shown the loom before the price.',
    ],
  },
  'Abhishek Banerjee': {
    location: 'Darjeeling, India',
    tip: [
      "Keventer's terrace has eight tables and forty people waiting. The bakery two doors down has the same sausages and a window.",
    ],
    poll: { 'First flush or second?': ['First', 'Second', 'Autumn, thank you', 'Whatever my aunt sends'] },
  },
};
