/** A comment on one post, with its author's name first if not just anybody could have written it. */
export type SeedComment = string | readonly [name: string, text: string];

/** Comments for the posts shown first, and those that only one person could have written. */
export const namedComments: Readonly<Record<string, readonly SeedComment[]>> = {
  'post_eleven-hours-from-reckong-peo': [
    ['Imran Lone', 'Two punctures is a good day on that road. We had four.'],
    ['Shalini Sharma', 'Waah! Bus ka kiraya kitna tha?'],
    ['Tenzin Dolma', 'Kettle first, tap second. That is my aunt. She is like that with everyone.'],
    'Was the road open all the way, or did you change at Nako?',
    'Did the goat pay for its seat?',
  ],
  'post_april-may-october-in-august': [
    ['Tom Whitfield', 'We went in April, by luck. One other couple and a cat.'],
  ],
  'post_my-grandmother-had-asked-for': [
    'The hour is the part I would fail at.',
    ['Shalini Sharma', 'Which steps? At Kedar Ghat nobody tries to sell you anything.'],
    ['Rahul Chauhan', 'My nani asked for the same three things.'],
    'Did she ask what you saw?',
  ],
  'post_what-do-you-pack-for': ['Dry socks. It was never a question.'],
  'post_four-nights-of-cloud-on': [
    ['Sofia Lindqvist', 'I was out that night too. The best one this winter.'],
    'Patience, and a cook with a pan. Noted.',
    'We ran out in socks as well. My feet came back in March.',
  ],
  'post_six-men-to-lift-one': [
    ['Arjun Menon', 'You got a fish. They only ever give me advice.'],
    'Did they need an eighth? I have two weeks.',
  ],
  'post_shared-jeep-from-njp-is': [['Moumita Das', '₹350 since Puja, otherwise correct.']],
  'post_it-rained-340-mm-the': [
    ['Lalremruata Hmar', 'They all do it in slippers. Boots are for visitors.'],
    'How long did it take you, down and up?',
    ['Abhishek Banerjee', 'The jadoh, yes. And the pineapple on the way back.'],
    'I did it in the dry, years ago, and still could not sit down for two days.',
    'Is one night down there enough?',
  ],
  'post_what-do-you-always-forget': ['The charger. In every room I have ever slept in.'],
  'post_rain-at-kurama-we-had': [
    ['Haruki Mori', 'Kurama in the rain is the only Kurama I recommend.'],
    'Did you walk over to Kibune?',
    ['Mei Tanaka', 'There is a bath at the end of that path. Next time.'],
  ],
  'post_our-driver-stopped-the-jeep': [
    ['Vikram Rathore', 'A driver who knows when to say nothing is worth double.'],
    'How cold does it get once the engine is off?',
    'Ten minutes of nothing. I would pay for an hour.',
  ],
  'post_the-shillong-share-taxi-stand': ['It was ₹120 three weeks ago as well. Confirmed.'],
  'post_tram-28-was-full-four': [
    ['Lucas Ferreira', 'The ginjinha is not optional. You did everything right.'],
    'Nine euros! I paid that for a postcard of the tram.',
    'Which street? I am there on Thursday.',
  ],
  'post_north-goa-or-south-goa': ['You left out "with whom".'],
  'post_tekka-centre-stall-241-queue': [
    ['Wei Ling Tan', 'Pensioners first, then office people, then visitors. The queue is the ranking.'],
    'What did you order?',
    'The lizards have right of way there, I was told.',
  ],
  'post_rent-boots-do-not-buy': [
    ['Jakub Novák', 'Batteries, confirmed. Mine died at minus nine.'],
    "Do they rent children's sizes too?",
  ],
  'post_tiger-hill-at-4-am': [
    ['Abhishek Banerjee', 'Everybody in Darjeeling has their best view over the laundry.'],
    'We stood in that cloud, years ago. Nobody told us about going back to bed.',
    ['Zoya Khan', 'چار بجے اٹھے اور صرف بادل ملا؟ کنچن جنگا بھی ہماری طرح دیر سے جاگتا ہے۔'],
    'Which hotel? I would like a room with that laundry.',
  ],
  'post_one-dirham-for-the-abra': [
    ['Omar Haddad', 'تسع سنوات بلا صورة واحدة! أرسلي لأبيك صوت المحرّك أيضًا، فهو لا يُنسى.'],
    ['Noor', 'Still one dirham. The only price here that has not moved.'],
    'What did he say when he got the photo?',
  ],
  'post_a-block-printer-in-bagru': ['Do they let visitors try a corner of the cloth?'],
  'post_hampi-express-to-hospet-s4': [
    ['Nandini Gowda', 'Five days instead of two. Hampi does that.'],
    'Which side do I book to get that window?',
  ],
  'post_divar-island-by-the-free': ['It took me until the second ferry.'],
  'post_rode-the-toy-train-to': [
    ['Moumita Das', 'The signalmen at Ghum have been kind since my father was small.'],
  ],
  'post_the-pantheon-in-a-downpour': [
    ['Marco Bellini', 'There are 22 drains in that floor. They expected rain.'],
  ],
  'post_the-pyramids-are-at-the': [
    ['Youssef Mansour', 'The petrol station is in every honest photo of them.'],
  ],
  'post_walked-kudle-to-paradise-over': ['What did he have for lunch?'],
  'post_menemen-with-onion-or-without': [['Elif Demir', 'There is no "with".']],
  'post_which-pass-first-for-legs': [['Rigzin Angmo', 'None before day four. Please.']],
  'post_sat-at-ambrai-ghat-with': [
    ['Dev Patel', 'Sit one step lower and the chai comes with a biscuit.'],
    'The ₹900 includes the view of you.',
  ],
  'post_two-in-the-morning-at': [
    ['Gurleen Kaur', 'The saray turns nobody away. Next time stay for the langar at four.'],
    'I would give a lot to hear that kirtan once.',
  ],
  'post_at-the-sun-gate-a': ['What does it taste like? Asking bravely.'],
  'post_kandy-to-ella-third-class': [['Dilini Perera', 'Did you get the sums right?']],
  'post_pedra-do-telegrafo-has-a': [['Beatriz Lima', 'I saw that.']],
  'post_stayed-on-dhigurah-a-village': [
    'Lovely, but their booking website printed <script>alert("hello")</script> where the price should be. Call them instead.',
  ],
};
