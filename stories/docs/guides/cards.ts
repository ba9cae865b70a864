import type { Guides } from './guide.ts';

/** Cards of this product. */
export const cards = {
  PostCard: {
    use: 'For a post in a list. Its own screen shows the same post in full.',
    anatomy: [
      { name: 'Paper', about: 'of its type: postcard, notebook page, tag, ballot' },
      { name: 'Author' },
      { name: 'Place and time' },
      { name: 'Text' },
      { name: 'Pictures', optional: true },
      { name: 'Actions' },
    ],
    access:
      'An article named by type and author. Each action names the post: ‘Like post by Tenzin Dolma, 12’.',
  },
  PollCard: {
    use: 'For a poll, in the feed and on its own screen.',
    anatomy: 'Question, options; after voting or at the end bars with percentages, votes, time left.',
    access:
      'Options are buttons until a vote; afterwards each is read with its share, and the own choice by word.',
  },
  QuestionCard: {
    use: 'For a question on the board of Ask a Local.',
    anatomy: [
      { name: 'Topic, urgency and state', about: 'as tags' },
      { name: 'Question', about: 'with its first lines' },
      { name: 'Place and number of answers' },
      { name: 'Person', about: 'who asks, and when' },
      { name: 'Button', about: '‘View & Answer’' },
    ],
    access: 'An article named by who asks; the string of the tag is decorative.',
  },
  PackageCard: {
    use: 'For a package in the catalogue. In a row of Explore, use its smaller tile.',
    anatomy: [
      { name: 'Picture', about: 'with flag and seal' },
      { name: 'Title' },
      { name: 'Rating' },
      { name: 'Tags' },
      { name: 'Price', about: 'beyond the perforation' },
      { name: 'Button' },
    ],
    access: 'The button names the package: ‘View Package: Spiti Circuit’. Seal and flag are text.',
  },
  DestinationCard: {
    use: 'For a destination in the catalogue.',
    anatomy: [
      { name: 'Picture', about: 'with the daily cost' },
      { name: 'Name and country' },
      { name: 'Tags' },
      { name: 'Highlights' },
    ],
    access: 'The name is the link; the perforation is decorative.',
  },
  PointsCard: {
    use: 'For the user’s own points, on Home and Profile.',
    anatomy: [
      { name: 'Stone', about: 'with the level' },
      { name: 'Points' },
      { name: 'Rank' },
      { name: 'Road', about: 'to the next level' },
      { name: 'Next stone', about: 'at the end of the road' },
    ],
    access: 'The road is a progressbar with its figures in words.',
  },
} satisfies Guides;
