/** Comments for posts whose text matches `about`; without it they suit any post of their type. */
interface CommentGroup {
  about?: RegExp;
  texts: readonly string[];
}

/** What people write under stories. */
const storyComments: readonly CommentGroup[] = [
  {
    texts: [
      'Read it out to the whole kitchen.',
      'Read this on the metro and missed my stop.',
      'I have told three people about this already.',
      'Somebody give this person a column.',
      'Short, and I was there the whole time.',
      'I know exactly who I am sending this to.',
      'You notice the right things.',
      'My tea went cold. Worth it.',
      'You make me want to book a ticket.',
      'The last line got me.',
      'Please write more of these.',
      'This is how it should be done.',
      'I would have stayed another day, and then another.',
      'Beautifully put. No notes.',
      'Bookmarked, forwarded, printed.',
      'This made the rounds in our family group before breakfast.',
      'Tell me you wrote this down the same evening.',
      'I was about to complain about my day. Never mind.',
      'No photo could have said it better.',
      'Showed this to my mother. She wants to know why I never take her anywhere.',
    ],
  },
  { about: /\brain|downpour/i, texts: ['We got rained out. Twice. Going again.'] },
  { about: /\btrain|\btram\b|\bberth/i, texts: ['My father tells this exact story about 1986.'] },
  { about: /\bboats?\b|\bferry\b/i, texts: ['I can hear the engine from here.'] },
  {
    about: /\bwalked|\bsteps\b|\bon foot\b|\bclimb/i,
    texts: ['I once did that walk in the other direction. Worse idea.', 'My knees hurt reading this.'],
  },
  {
    about: /\bsnow|\bminus\b|\bfrozen\b|\bcold\b/i,
    texts: ['How many layers were you wearing?', 'I put on a second sweater to read this.'],
  },
  { about: /\bquiet|\bsilen|said nothing/i, texts: ['That silence. Yes.'] },
  {
    about: /\bgrandmother\b|\bfamily\b|\bstrangers?\b|\bshared?\b/i,
    texts: ["Strangers fed us too. It is always somebody's aunt."],
  },
  { about: /\btea\b|\bchai\b/i, texts: ['The tea at the end is always the point.'] },
  {
    about: /\b(four|five|5|six) (am|in the morning)\b|\bsunrise\b|\bhalf past five\b/i,
    texts: ['Teach me to wake up at that hour.'],
  },
];

/** What people write under tips. */
const tipComments: readonly CommentGroup[] = [
  {
    texts: [
      'Wish I had read this on Tuesday.',
      'My cousin was there last week and says the same.',
      'That will save us an hour and an argument.',
      'Clear as day. Thank you.',
      'I did the opposite and can report that you are right.',
      'Forwarding to my brother, who never listens.',
      'Useful, and short. Bless you.',
      'Written on my hand, in ink.',
      'This belongs on the ticket.',
      'My aunt says the same, louder.',
      'This is the sort of thing guidebooks forget.',
    ],
  },
  {
    about: /₹\d/,
    texts: ['Gone up by a little since, but otherwise correct.', 'Carry change. They never have any.'],
  },
  { about: /\bpermits?\b|\bvisa\b|\bpassport\b/i, texts: ['They asked me for a second photo. Carry one.'] },
  { about: /\btickets?\b|\bbook\b/i, texts: ['Nobody at the counter will tell you this.'] },
  { about: /\bbus\b|\btram\b|\btrain\b/i, texts: ['Did that last year and sat down the whole way.'] },
  { about: /\blast\b|\bmiss\b/i, texts: ['I missed it once by ten minutes. My own fault.'] },
];

/** What people write under polls. */
const pollComments: readonly CommentGroup[] = [
  {
    texts: [
      'The first one, and I will not be taking questions.',
      'You forgot the right answer.',
      'I am surprised how close this is.',
      'At home we voted differently. Pray for us.',
      'Who are the people choosing the last one?',
      'Voted. Now let me see what others said.',
      'This is not even a contest.',
      'Finally, a serious matter.',
    ],
  },
  { about: /₹|\bbudget\b/i, texts: ['Depends who is paying.'] },
  { about: /\bmeal\b|\bbreakfast\b|\broll\b|\bcoffee\b|\bdrink\b/i, texts: ['Voted with my stomach.'] },
];

/** Comments by post type. */
export const commentGroups = { story: storyComments, tip: tipComments, poll: pollComments } as const;
