/** Stories by place; the first one for a place is shown first. */
export const storiesIndia: Readonly<Record<string, readonly string[]>> = {
  hampi: [
    'Crossed to Anegundi by coracle with a bicycle, two hens and a man carrying a wedding amplifier. On the far bank everything went quiet. Slept under a mosquito net with the window open and woke to langurs arguing on the roof.',
    'Counted 43 boulders that should have fallen by now. Sat on one. It did not fall.',
    'The guard at Vittala let me stay five minutes past six because I asked him about the pillars instead of the selfie spot. He tapped one with his knuckle and it rang.',
  ],
  jaipur: [
    'A block printer in Bagru showed me how he lines up the fourth color by the feel of a pin. I have been putting shirts on all my life without looking at one.',
    'Nahargarh at six in the evening, a paper plate of mirchi bada, and the whole city switching its lamps on one lane at a time.',
  ],
  jaisalmer: [
    'Our driver stopped the jeep at Khuri, switched off the lamps and said nothing for ten minutes. Best part of the tour, and it was not on the list.',
    "The fort is still lived in. I was walking backwards to fit a haveli into the frame and stepped on somebody's papads, laid out to dry. She laughed. I bought a kilo.",
  ],
  jodhpur: [
    'Blue because of indigo, blue because of termites, blue because of Brahmins. I asked five people and got six reasons.',
    'Lost in Navchokiya for two hours. A boy took me back to the clock tower, refused money and asked for a pen. I now travel with ten pens.',
  ],
  udaipur: [
    'It rained on Pichola for the first time in months and every terrace filled with people just standing in it. The waiter brought the bill inside a plastic bag and then came out himself.',
    'Sat at Ambrai ghat with a ₹20 chai facing the hotels that charge ₹900 for it. Same sunset.',
  ],
  delhi: [
    'Nizamuddin on a Thursday. Shoes in a heap, rose petals underfoot, and a qawwal of maybe nineteen who closed his eyes and took the roof off.',
    'Winter fog, platform 16, train eleven hours late. That was January. A family from Gorakhpur adopted me, fed me, beat me at rummy and put me in the right coach. I never learned their names.\n\nThe grandmother had a system. One blanket for the floor, one for the draft, one for whoever was losing. The father went every half hour to look at the board and came back with a new number, always larger, and announced it like a cricket score. At midnight a boy selling tea sat down and was dealt in. At three a dog was dealt in.\n\nWhen the train came at last nobody cheered. We had got used to it. She pressed four puris in newspaper into my bag and told me to marry somebody patient.',
    'मजनू का टीला में सुबह की पहली चाय, सामने यमुना पर कोहरा, और बगल में एक बुज़ुर्ग जो हर रोज़ कबूतरों को दाना डालते हैं। उन्होंने कहा, दिल्ली को देखना हो तो सात बजे से पहले देखो।',
  ],
  agra: [
    'Everyone turns to the dome. Turn round instead, at about 6.40, and look at the faces. That was the photo.',
    'Mehtab Bagh across the river: fifty rupees, eleven people, one very wide view.',
  ],
  varanasi: [
    'My grandmother had asked for three things from Kashi: water, a sindoor box, and that I sit on the steps for one full hour without a phone. The hour was the hardest to bring back.',
    'A boatman named Bachcha Lal rowed us from Assi to Raj Ghat and told us which ghat belongs to which maharaja, which one owes him money, and which one his father swam from in 1971.',
    'Lassi in a clay cup, then the clay cup in the bin, then a goat in the bin.',
  ],
  khajuraho: [
    'Evening light on Kandariya Mahadeva. The school group came for the giggles and stayed, silent, for the elephants.',
    'Cycled to the Jain temples at noon, which was a mistake, and drank four glasses of sugar-cane juice, which was not.',
  ],
  amritsar: [
    'Washed plates in the langar for an hour next to a cardiologist, a truck driver and a girl of seven who was faster than all of us. Nobody asks who you are. You get a stack and you start.',
    'Two in the morning at Harmandir Sahib, marble cold under bare feet, kirtan going out over the water. Slept in the saray for nothing and gave what I could.',
  ],
  srinagar: [
    'The floating vegetable market is over by seven. We got there at five, in the dark, with the lotus stems already under tarpaulin. A man passed me a cup of kahwa from his boat to ours without either of us slowing down.',
    'Snow on the houseboat roof, last January. The stove is lit at four, dinner at seven, and after that there is only talk and walnuts.',
  ],
  leh: [
    'Day one: did nothing, as told. Day two: did nothing, bored. Day three: watched a man half my age carried down from Khardung La with a mask on his face. Doing nothing was the right plan.',
    'Stok homestay. Eleven kinds of bread, one solar panel, a telescope the grandfather built from a camera lens. He showed me Saturn before he showed me my room.',
    'Rode up to Hunder with a puncture kit I did not know how to use. By Diskit I did.',
  ],
  pangong: [
    'Minus eleven at Man village and the lake making a noise like someone moving furniture under the ice. Nobody in the tent slept. Nobody minded.',
    'The color is real. I kept taking my sunglasses off to check.',
  ],
  spiti: [
    'Eleven hours from Reckong Peo, two punctures, one goat in the aisle. Then the cloud lifted off Key and the whole bus stopped talking.\n\nWe got down at Kaza with our bags gray with dust. The woman at the homestay looked at us, put the kettle on and pointed at the tap. In that order.',
    'Hikkim post office. I wrote nine cards with a pen that froze between addresses, so cards six to nine are in pencil. The postmaster franks each one as if it were going to the president.',
    'Snow leopard on day nine of ten, last February, 1,100 meters away, asleep. We took turns at the scope for four hours. It rolled over once and a grown man from Pune cried.',
  ],
  manali: [
    "Skipped the Mall, took the left bank road to Naggar on a shared bus for ₹40, and ate trout in a yard with someone's exam results being read out next door. She passed.",
    'Solang in fog. Saw one yak, possibly the same yak four times.',
  ],
  rishikesh: [
    'Evening aarti at Parmarth is the famous one. The small one, at Sai Ghat, has eleven people and a loudspeaker that gives up halfway, so you hear the river finish it.',
    'The raft guide said "forward" and six software engineers from Noida started a discussion. We went through Roller Coaster backwards.',
  ],
  darjeeling: [
    'Tiger Hill at 4 am: a thousand people, one cloud. Went back to bed. Opened the curtain at eight and there was Kanchenjunga, the whole of it, over the laundry.',
    'Rode the toy train to Ghum only, walked back along the line with a bag of momos. A signalman waved us into his hut for tea and let the children turn the lamp.',
  ],
  gangtok: [
    "Nathula permit in hand, road closed by a landslide, so the driver took us to his mother's. Gundruk soup, a quarrel about football, a view I would have paid for.",
    'Rumtek at the hour of debate practice. The clap is louder than the argument.',
  ],
  tawang: [
    'Sela at 4,170 meters in a Sumo with one working wiper. The soldier at the top gave us tea, took our letters and asked only whether the phones worked in Bomdila. They did not.',
    'Monastery library at Tawang, a monk turning pages that are older than my country, with the door open and the prayer flags going like a train.',
  ],
  meghalaya: [
    "It rained 340 mm the day we went down to Nongriat, weeks after the rains are meant to stop. Three thousand five hundred steps, every one of them a small waterfall, and at the bottom a bridge that somebody's great-grandfather planted.\n\nThe boy who carried our bag did it in rubber slippers, twice, and was back in time for school.\n\nWhat I would tell you: go slowly, eat the jadoh at the second village, and do not look at your knees the next morning.",
    'Dawki on a weekday. The boat looks as if it hangs over nothing, and the boatman is tired of hearing it.',
    "Mawsynram has a museum of umbrellas that is not a museum. It is just everybody's porch.",
  ],
  kaziranga: [
    'Western range, first jeep, thick mist. We heard it breathe before we saw it: a rhino and her calf, ten meters off, eating as if we were weather.',
    'The forest guard had walked the same beat for 22 years. He named the elephants, then lowered his voice for the ones that are gone.',
  ],
  kolkata: [
    'Tram 25, wooden seat, eight rupees. It took fifty minutes to go what the bus does in twenty and I would like all my journeys at that price.',
    'Kumartuli three weeks before the Puja, back in September: four hundred goddesses with no eyes yet. The eyes come last, at night, and nobody is allowed to talk.',
    'College Street in the rain. The booksellers pull one blue sheet over the lot and go on selling from underneath it.',
  ],
  mumbai: [
    'The 5.42 slow from Churchgate, second class, door side. A stranger held my bag, my umbrella and, at Dadar, my elbow.',
    'Sassoon Dock at five in the morning. Ice, shouting, prawns by the basket. I was the only person standing still and therefore the only person in the way.',
    'Walked from Banganga to the Hanging Gardens counting art-deco stairwells. Fourteen, if you count the one where a watchman chased me out.',
  ],
  goa: [
    'South, in July, with every shack boarded up. We ate at the one family place in Agonda that stays open because, they said, where would they go. Rain on the roof for five days and the best xacuti of my life.',
    'Divar island by the free ferry. Nobody there wants to sell you anything and it takes a while to relax into that.',
  ],
  gokarna: [
    'Walked Kudle to Paradise over the headlands at low tide with one liter of water. One liter is not enough. A fisherman at Half Moon sold us his lunch.',
    'The temple town is the point. The beach is where you go afterwards to think about it.',
  ],
  coorg: [
    'Picking season. The whole hill smells like somebody opened the lid of something. The last rains had left the leeches: home with two bitten ankles and a sack of pepper.',
    'Our planter host pulled out the family gun for Kailpodh, washed it, garlanded it and put it back. Then everybody ate for four hours. That was in September. I am still full.',
  ],
  ooty: [
    'The rack train stops at Hillgrove for water and everyone gets down for vadai. The driver waits until the last child is back. Forty-six kilometers, five hours, no complaints.',
    'Toda hut above Muthunad, buffalo in the mist, and an old man in a shawl who asked which district I was from, not which country.',
  ],
  munnar: [
    'Top Station was cloud. Kolukkumalai was cloud. Then at 6.12 the cloud dropped by ten meters and we were standing on the shore of it.',
    "Tea factory at Lockhart. I drink six cups a day and had never once asked who plucks it. Twenty-one kilos is a day's task. Try lifting it.",
  ],
  alleppey: [
    'Took Amma on the houseboat she had seen in a film in 1994. She spent the whole evening in the kitchen correcting the cook, and says it was the best holiday she has had.',
    'State ferry to Kottayam, ₹29, two and a half hours, same canals. Cormorants on every post, schoolgirls getting off at jetties with no road behind them.',
  ],
  kochi: [
    'Six men to lift one Chinese net. They let me be the seventh. I was no help and got a fish anyway.',
    'Synagogue Lane after the shutters come down. Somebody was playing old Hindi songs on a harmonium upstairs, badly, and nobody on the street moved until it was over.',
  ],
  madurai: [
    "Half past nine at night they carry the god to the goddess's room, with incense and a brass band and a small stool in case he gets tired. I have been to grander things. I have not been to kinder ones.",
    'Jigarthanda on the East Marret Street at 3 in the afternoon. It is 34 degrees. I have had two. I regret nothing.',
  ],
  mahabalipuram: [
    'Sunrise at Shore Temple, then breakfast with a stone carver who has been working on the same elephant since before my marriage. He says the ear is the difficult part.',
    "Pushed Krishna's Butterball. So did everybody's uncle. It is still there.",
  ],
  pondicherry: [
    'Rue Suffren at siesta: yellow walls, bougainvillea, one cat per doorway. The baker sells you the last baguette as if parting with a relative.',
    'Cycled to Auroville for the dome, stayed for the forest. Fifty years ago it was red dust. Someone there showed me the photographs and did not say anything else.',
  ],
  kutch: [
    'Full moon over the white salt. We walked out until the tents were a line and then switched off the torches. My shadow was blue.',
    'In Nirona there is one family that still makes rogan art. Castor oil, a metal stick, the palm of a hand. He drew a tree while talking to me about cricket and never once looked down.',
  ],
  andaman: [
    'Ferry to Neil, deck class, everyone sick by Havelock except one grandmother with a bag of puffed rice. She shared.',
    'Put my head under at Elephant Beach and forgot the whole of last year.',
  ],
};
