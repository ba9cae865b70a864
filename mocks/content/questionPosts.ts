/** Question posts by place: the question and the answers below it. */
export const questionPosts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  leh: {
    'Flying into Leh on 4 June with my father, 68, mild blood pressure. How many days before we can go to Nubra?':
      [
        'Three full nights in Leh, no arguments. And let a doctor at home see him before you book.',
        'My mother is 70. We did four nights, drank a lot of water, and went by Khardung La with the oxygen can on the seat. All well.',
        'SNM hospital does a free check. Go on day two.',
      ],
  },
  spiti: {
    'Is a Swift enough for Manali to Kaza in September or do we need something taller?': [
      'A Swift is enough if you do not love it. Between Gramphu and Batal you will hear things.',
      'Did it in an Alto. Start at 5 am, before the streams wake up.',
    ],
  },
  rishikesh: {
    'Any ashram that takes people for just three nights, without the yoga certificate package?': [
      'Phool Chatti, 5 km upstream. Write to them a fortnight before.',
      'Sivananda if you can say why you are coming. They do ask.',
    ],
  },
  varanasi: {
    'Dev Deepawali: is it worth it with a four-year-old, or is the crowd too much?': [
      'From a boat, yes. On the ghats, no, not with a child on your shoulders.',
      'Book the boat in August. I paid ₹4,000 then, ₹11,000 in November.',
      'We watched from a terrace at Assi, child asleep by eight. Everybody won.',
    ],
  },
  jaipur: {
    'Where do I get a razai that is really Jaipuri and not from a factory in Panipat?': [
      'Kripal Kumbh lane, third shop. If it weighs more than a kilo, walk out.',
      'Ask them to open a seam. The honest ones hand you the scissors.',
    ],
  },
  goa: {
    'First solo trip, South Goa in November, budget ₹2,000 a day without flights. Am I dreaming?': [
      'Not dreaming. Patnem huts are ₹1,000 if you stay a week.',
      'Eat where the bus drivers eat and you will come home with change.',
    ],
    'Is the Dudhsagar trek along the railway line allowed again?': [
      'No. RPF sends people back at Castle Rock, fine ₹1,000. Take the jeep from Kulem.',
    ],
  },
  kochi: {
    'One day in Kochi between two trains, luggage with me. Where do I leave it and what do I see?': [
      'Cloak room at Ernakulam South, ₹15 a bag. Then the ferry, because the ferry is the sight.',
      'Mattancherry palace in the morning, lunch at Kayees, nap on the ferry back.',
    ],
  },
  munnar: {
    'Kurinji bloomed in 2018. Is there any patch that flowers off the cycle?': [
      'Small ones near Kallipara some years, September. Not the whole hill. That is 2030.',
    ],
  },
  mumbai: {
    'Matheran in the monsoon with parents who cannot walk far. Does the toy train run then?': [
      'The shuttle from Aman Lodge runs, the full line from Neral stops in the rains. Hand-pulled rickshaws for the last bit.',
      'They have e-rickshaws now, ₹35 a seat. My father was delighted.',
    ],
  },
  kolkata: {
    'Which pandal route for one night of Puja next year, on foot, with someone who hates queues?': [
      'North, after 1 am. Kumartuli, Bagbazar, Ahiritola. Sleep the next day.',
      'Go on Chaturthi. Everything is lit and nobody has come yet.',
    ],
  },
  meghalaya: {
    'Double-decker root bridge in a day from Shillong: possible, or a stupid idea?': [
      'Possible and stupid. You get forty minutes at the bridge and a bad night with your knees.',
      'Leave at 5. We managed. We were also 24.',
    ],
  },
  kaziranga: {
    'Two safaris or three? We have 2 nights and my wife has never seen a rhino.': [
      'She will see one from the highway. Do two: western at dawn, central after lunch.',
    ],
  },
  srinagar: {
    'Tulips: first week of April or the second?': [
      'It moved a week earlier these last two years. I would say 28 March to 8 April.',
      'They post the opening date on the garden page in mid March. Book a fare you can change.',
    ],
  },
  kutch: {
    'Rann Utsav tents start at ₹9,000. Are there bhungas in the villages instead?': [
      'Hodka and Gorewali, ₹2,500 with food you will talk about.',
      'Ours in Dhordo was ₹1,800. Cold, beautiful, a buffalo at the window.',
    ],
  },
  andaman: {
    'Can a non-swimmer enjoy Havelock, honestly?': [
      'I cannot swim. Glass boat, sea walk, Radhanagar at sunset. I enjoyed it honestly.',
    ],
  },
  paro: {
    'Sustainable development fee for Indians is ₹1,200 a night. Does that cover anything or is it on top?': [
      'On top. Roads, schools, trees. Also fewer of us, which is why you want to go.',
      'Children of 6 to 12 pay half.',
    ],
  },
  bangkok: {
    'Vegetarian, and I mean no fish sauce. How do I say it so that it works?': [
      'Say "gin jay". It means the strict kind. Look for the yellow flag with the red letters.',
      'And say it before they start. Not after.',
    ],
  },
  tokyo: {
    'Is the JR Pass still worth it after the rise? Tokyo, Kanazawa, Kyoto, Hiroshima, back.': [
      'Just about not. Buy the Hokuriku Arch Pass and single tickets for the rest.',
      'I did the sum three times and saved ¥1,900. Bought ice cream.',
    ],
  },
  lisbon: {
    'Sintra by train on a Saturday, or wait for Monday?': [
      'Monday, the 7.41, and start with Monserrate, not Pena.',
      'Saturday in February is nobody. Saturday in May is a football match.',
    ],
  },
  istanbul: {
    'Is Hagia Sophia worth 25 euros from the gallery?': [
      'Once in a life, yes. Then go to Kariye and stay longer.',
    ],
  },
  tromso: {
    'Four nights in late January. What are the odds of aurora and what do we do under cloud?': [
      'About three in four to see something if you are willing to be driven to Finland for it.',
      'Under cloud: the sauna on the quay. Then jump.',
    ],
  },
  santorini: {
    'Is there any place to see the sunset at Oia without four thousand others?': [
      'Yes. Any place that is not Oia. Profitis Ilias, for one.',
      'The steps to Ammoudi, halfway, by the chapel.',
    ],
  },
  'new-york': {
    'How much cash does one carry in New York now? My last trip was in 2009.': [
      'Forty dollars, for the dumpling places. The rest is tapping.',
    ],
  },
};
