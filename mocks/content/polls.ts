/** Polls by place ('anywhere' for none): the question and its options. */
export const pollPosts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  leh: {
    'Delhi to Leh in late May. Which way would you go?': [
      'Manali and the Atal Tunnel',
      'Srinagar and Zoji La',
      'In by Srinagar, out by Manali',
      'Just fly',
    ],
    'Which pass first, for legs that are new to altitude?': [
      'Khardung La',
      'Chang La',
      'Wari La',
      'None before day four',
    ],
  },
  lisbon: {
    'First pastel de nata of the trip: where?': [
      'Manteigaria, standing up',
      'Pastéis de Belém',
      'Wherever has no queue',
    ],
  },
  mumbai: {
    'The last meal before a night train from CSMT?': [
      'Vada pav',
      'Kheema pav at Yazdani',
      'Misal',
      'Whatever is on the platform',
    ],
    'Monsoon weekend from Mumbai, two days, no car: yours was': [
      'Matheran',
      'Bhandardara',
      'Lonavala',
      'At home, watching it',
    ],
  },
  goa: {
    'North Goa or South Goa, if you only get one': [
      'North',
      'South',
      'The islands in between',
      'Neither, Gokarna',
    ],
    'Fair price for a scooter in December?': ['₹400 a day', '₹600 a day', '₹800 and a prayer'],
  },
  varanasi: {
    'Which hour of the river?': ['5 am, dark', 'Sunrise', 'The evening aarti', 'Midnight'],
  },
  jaipur: {
    'One fort only. Which?': ['Amber', 'Nahargarh', 'Jaigarh', 'All three, do not sleep'],
  },
  spiti: {
    'Spiti in February: brave or foolish?': ['Brave', 'Foolish', 'Both, go'],
    'A last night in the valley: where?': ['Kaza', 'Langza', 'Mudh', 'Chandratal, if open'],
  },
  meghalaya: {
    'What do you pack for Sohra in July?': [
      'Umbrella',
      'Poncho',
      'Neither, give up',
      'Dry socks, twelve pairs',
    ],
  },
  kolkata: {
    'Egg roll or kathi roll, the real one': ["Nizam's", 'Kusum', 'Hot Kati', 'The cart outside my office'],
  },
  kochi: {
    'Best boat in Kerala for under ₹50?': [
      'Alappuzha to Kottayam',
      'Fort Kochi to Vypin',
      'The Water Metro',
      'Muhamma to Kumarakom',
    ],
  },
  darjeeling: {
    'Tea with a view: which estate tour?': [
      'Happy Valley',
      'Makaibari',
      'Glenburn, saving up',
      'A roadside flask',
    ],
  },
  srinagar: {
    'Houseboat or a room in the old city?': [
      'Houseboat on Dal',
      'Houseboat on Nigeen',
      'Old city',
      'Two nights of each',
    ],
  },
  munnar: { 'Misty, cold and 6 am. What do you drink?': ['Sulaimani', 'Cardamom tea', 'Filter coffee'] },
  amritsar: {
    'Kulcha at nine in the morning': [
      'Kulcha Land',
      'All India Famous',
      'The one by the gurdwara',
      'I need to lie down',
    ],
  },
  rishikesh: {
    'First-time rafting: how long a stretch?': ['Brahmpuri, 9 km', 'Shivpuri, 16 km', 'Marine Drive, 24 km'],
  },
  udaipur: {
    'Sunset seat in Udaipur': [
      'Ambrai ghat',
      'Monsoon Palace',
      'A rooftop with a menu',
      'Fateh Sagar with corn',
    ],
  },
  hampi: { 'Which side of the river?': ['Hampi bazaar', 'Virupapur Gaddi', 'Anegundi'] },
  coorg: { 'How do you deal with leeches?': ['Salt', 'Tobacco', 'Leech socks', 'Let them finish'] },
  andaman: {
    'Havelock or Neil for four quiet nights?': ['Havelock', 'Neil', 'Two and two', 'Little Andaman'],
  },
  kutch: { 'See the white desert by': ['Full moon', 'Sunrise', 'Noon, for the glare', 'Stars, no moon'] },
  pondicherry: { 'Breakfast in Pondicherry': ['Croissant', 'Pongal and vadai', 'Both, in that order'] },
  kathmandu: { 'Everest Base Camp: walk in from where?': ['Lukla', 'Jiri, the old way', 'Phaplu by jeep'] },
  paro: { "Tiger's Nest: how do you climb?": ['On foot', 'Horse to halfway', 'I look from the café'] },
  kyoto: { 'A single temple in Kyoto': ['Kiyomizu-dera', 'Nanzen-ji', 'Ginkaku-ji', 'Any one in the rain'] },
  bangkok: { 'Airport to town at rush hour': ['City Line', 'Taxi and patience', 'Motorbike, bag on front'] },
  bali: { 'Where to base for ten days of work and swimming?': ['Canggu', 'Sanur', 'Ubud', 'Amed'] },
  istanbul: { 'Menemen: with onion or without?': ['With', 'Without', 'This is how wars start'] },
  cappadocia: {
    'The balloon is ₹14,000. Worth it?': ['Yes, once', 'Watch from the roof', 'Only if work pays'],
  },
  singapore: {
    'Six hours in transit at Changi': ['Jewel', 'Into town for laksa', 'The cinema', 'Sleep by gate D'],
  },
  tromso: {
    'If the sky is clouded over again': ['Drive to Finland', 'Sauna', 'Play cards and hope'],
  },
  rome: { 'Coffee after lunch': ['Espresso, standing', 'Cappuccino, arrest me', 'Granita'] },
  'cape-town': { 'Table Mountain: up by': ['Cable car', 'Platteklip Gorge', 'Skeleton Gorge'] },
  patagonia: { 'W trek or the full O?': ['W', 'O', 'Look at it from a bus'] },
  london: {
    'One free museum, one hour': ['V&A', 'British Museum', 'Sir John Soane', 'The one with the whale'],
  },
  anywhere: {
    'Window or aisle on a twelve-hour bus?': ['Window', 'Aisle', "Driver's cabin, if they let you"],
    'Which berth do you ask for?': ['Lower', 'Middle', 'Upper', 'Side upper, alone at last'],
    'What do you always forget?': ['Charger', 'Soap', 'The printed permit', 'To come back'],
    'Your budget for a domestic week, without the train': [
      'Under ₹10,000',
      '₹10,000 to ₹20,000',
      '₹20,000 to ₹40,000',
      'I do not add it up',
    ],
    'Do you tell people at home the real route?': ['Yes', 'Mostly', 'Afterwards', 'My mother is on this app'],
  },
};
