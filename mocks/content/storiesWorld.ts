/** Stories from outside India, by place; the first one for a place is shown first. */
export const storiesWorld: Readonly<Record<string, readonly string[]>> = {
  paro: [
    'Taktsang without the horse. It took me four hours up because I stop, and nobody on that path has ever been told off for stopping. At the last bridge there is a waterfall and after it you whisper without knowing why.',
  ],
  kathmandu: [
    'Bandh in the city, so no taxis, so we walked from Boudha to Patan. Nine kilometers of children playing football on roads that belong to trucks.',
    'Bought a singing bowl in Patan from a man who played six for me and then told me which one I liked. He was right.',
  ],
  sigiriya: [
    'Everybody climbs the rock. Climb Pidurangala opposite, in the dark, with a torch between your teeth, and look at the rock instead.',
    'Kandy to Ella, third class, seven hours in the doorway. A schoolteacher marked exercise books the whole way and asked me to settle two of the sums.',
  ],
  maldives: [
    'Stayed on Dhigurah, a village island, for ₹4,800 a night with three meals. Walked to the sandbank each evening. Saw one whale shark and nine thousand hermit crabs.',
  ],
  kyoto: [
    'Rain at Kurama. We had the whole cedar path, two wet umbrellas and the sound of a temple bell that somebody was clearly practicing.',
    'The owner of the ryokan walked us to the corner, bowed, and was still bowing when we turned round at the second corner. I have tried to leave places better since.',
  ],
  tokyo: [
    'Yanaka at dusk. A tofu seller with a horn, a cat on a vending machine, a bath house with a queue of three and a mural of Fuji. My hotel was in Shinjuku. I went there only to sleep.',
    "Missed the last train in Kichijoji and a bar of eight seats decided what I would eat until the first one.\n\nThe owner asked where I was from, thought about it, and took down a jar of lime pickle that a guest had left in 2011. Nobody had dared to open it. By two o'clock we had tried it on tofu, on rice, on a very good piece of mackerel. By three a man in a tie was crying, from the pickle, he said. By four they had taught me the song that the trains play at Takadanobaba and I had taught them nothing.\n\nFirst train 4.47. The owner walked me to the gate, gave me the empty jar, washed, and said to bring it back full.",
  ],
  bali: [
    'Nyepi. No lamps, no scooters, no flights, no one on the road. At nine I lay down in the garden and for the first time saw what the sky over this island looks like. I have kept that March night ever since.',
    'Rice terraces at Sidemen, not at Tegallalang. Same green, no swing, and a farmer who let us carry the ducks home.',
  ],
  'ha-long': [
    'Took the slow boat from Cat Ba with a family that lives on it. Their dog knows the tides. In the morning the fog came down and we had the limestone to ourselves, one karst at a time.',
  ],
  bangkok: [
    'Orange-flag boat at 6 pm, office people reading, monks at the back rail, the temples going gold. Sixteen baht. There is no better sunset cruise and there is no wine on it.',
    'Ate boat noodles in Victory Monument until the stack of bowls reached my chin. The aunty counted them twice out of respect.',
  ],
  angkor: [
    'The moat of Angkor Wat at half past five, turned away from the crowd. A boy was fishing. Behind me three hundred phones, in front of me a frog.',
    'Banteay Chhmar, two hours from everything. We had lunch inside the library because it was raining and the guard said why not.',
  ],
  singapore: [
    'Tekka Centre, stall 241, queue of pensioners. That is how you choose. Then walked it off down the rail corridor with monitor lizards for company.',
  ],
  dubai: [
    'One dirham for the abra over the Creek. My father crossed on it every day for nine years and never took a photograph. I sent him one.',
  ],
  istanbul: [
    "Ferry to Kadıköy, simit in one hand, gulls after the other. Elif's mother had laid nineteen small plates and apologized for the short notice.",
    'Süleymaniye, not the Blue one. Sit by the left pillar, where the light comes down in ropes.',
  ],
  cappadocia: [
    'Three mornings of "no flight, wind". On the fourth a hundred balloons went up while I was brushing my teeth. I watched from the roof in a towel and it was perfect.',
  ],
  petra: [
    'Went in by the back, from Little Petra, two hours on a ledge with a Bedouin boy of twelve who was bored by us. You come out above the Monastery. Nobody else, one cat, tea already boiling.',
    'Nine hundred steps, forty degrees, one donkey looking at me with pity. Do not go in August, as I did.',
  ],
  giza: [
    'The pyramids are at the end of a bus line, behind a petrol station, and then they are simply there and you stop making jokes.',
    'Cairo, ful for breakfast from a cart on Talaat Harb. The man cracked an egg with one hand and stopped traffic with the other.',
  ],
  marrakech: [
    'A tanner called Hassan showed me the vats and then the bill. Paid half, drank three teas, was invited to a wedding. Went to the wedding.',
    "The road over Tizi n'Tichka in a shared grand taxi, six of us and a wardrobe. The wardrobe had the window.",
  ],
  'maasai-mara': [
    'We waited four hours at the river, last August, with ten thousand wildebeest who could not decide. One zebra went. Then all of them.',
    'Camp at Talek. At night the askari walks you to your tent with a torch and says only: hippo, left. You learn to walk on the right.',
  ],
  'cape-town': [
    'Cable car shut by wind, so up Platteklip on foot with a physiotherapist from Khayelitsha who sang. At the top the cloud was pouring over the edge like milk.',
  ],
  santorini: [
    'Fira to Oia on foot in March. Ten kilometers, four people, one donkey going the other way. The bakery in Imerovigli was open and the woman asked if I was lost.',
    'Took the local bus to Emporio, had tomato fritters on a plastic chair, and did not see one infinity pool.',
  ],
  rome: [
    'The Pantheon in a downpour. Rain falls through the roof in one straight column and everyone stands round it, quiet, as if it had been booked.',
    'Testaccio market: a sandwich of braised beef from a man whose grandfather worked in the slaughterhouse next door. Five euros and a short lecture on why you people cook it too fast.',
  ],
  lisbon: [
    'Tram 28 was full four times, so I walked its line. Found a tasca with six tables, a grandmother shelling beans, and a bill of nine euros with a shot of ginjinha that I had not asked for.',
    'Fado in Alfama in a kitchen. The cook came out, sang two, wiped her hands and went back in to the cod.',
  ],
  paris: [
    "Belleville on a Sunday. Someone's aunt was selling cassava cakes from a pram and half the park was dancing to a speaker the size of a fridge.",
    'Sat in the Musée de la Vie Romantique garden with a coffee and a stranger\'s baby, who had been handed to me "for one minute".',
  ],
  london: [
    'Night bus N29, top deck front. Somebody was eating jollof, somebody was crying, somebody was revising organic chemistry. I got off two stops late on purpose.',
    "Walked the Regent's Canal from Paddington to Limehouse. Thirteen kilometers and not one traffic light.",
  ],
  prague: [
    'Charles Bridge at 5 am with a lamplighter, who exists, and who does not pose. He nodded. I nodded. That was the trip.',
  ],
  tromso: [
    'Four nights of cloud. On the fifth the hostel cook banged a pan in the corridor and we all ran out in socks. It went from one hill to the other and folded like cloth.',
    'Polar night on the 42 bus, last December: everyone in reflective vests, everyone on first-name terms with the driver, nobody in a hurry to see the sun.',
  ],
  reykjavik: [
    'The pool at Vesturbær, minus six, hair frozen, a retired fisherman explaining the budget deficit to me up to our necks in hot water.',
    'Drove half the ring road behind a snowplow. He had a podcast on. I know because at Vík he got out and recommended it to me.',
  ],
  'new-york': [
    'Took the 7 to the end and ate my way back: momo in Jackson Heights, arepas at 82nd, dumplings in Flushing before all that. Two taps and about twenty-six dollars.',
    'Staten Island ferry at rush hour. Free, orange, and people who see the Statue every day still look up from their phones for a second.',
  ],
  banff: [
    'First snow at Moraine Lake, the road closing in two hours, and a warden going car to car telling everybody, kindly, to stop photographing and look.',
  ],
  'machu-picchu': [
    'Walked in from Hidroeléctrica along the rails, four hours, bananas for two soles. The train people pass you with their faces to the glass. You have the butterflies.',
    'At the Sun Gate a woman from Arequipa unwrapped a whole roast guinea pig. We were eleven strangers. There was enough.',
  ],
  rio: [
    'Pedra do Telégrafo has a queue. The next rock, forty meters along, has the same sea and no one. Beatriz says do not tell. Sorry, Beatriz.',
  ],
  patagonia: [
    'Wind so strong at Las Torres that my tent went without me. Found it at the refugio, where someone had already made it up for the night.',
    'Two days on the ferry through the channels. No signal, one film in Spanish, a cook who put a second egg on your plate if you had been out on deck.',
  ],
  queenstown: [
    'Everyone was jumping off something. I took the old steamer across to Walter Peak, stood in the engine room with the stokers, and had a scone.',
    'Routeburn in two days with rain on both. The hut warden read us the forecast like a poem, "showers, becoming showers".',
  ],
  sydney: [
    'Bondi to Coogee before work, with the lifeguards raking the sand. Then the ferry to Manly for no reason other than the ferry.',
  ],
};
