import type { Guides } from './guide.ts';

/** Cards of this product. */
export const cards = {
  PostCard: {
    use: 'For a post in a list. Its own screen shows the same post in full.',
    anatomy:
      'Paper of its type (postcard, notebook page, tag, ballot): author, place and time, text, pictures, actions.',
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
    anatomy: 'A luggage tag: place, question, urgency and state as tags, answers, ‘View & Answer’.',
    access: 'An article named by who asks; the string of the tag is decorative.',
  },
  PackageCard: {
    use: 'For a package in the catalogue. In a row of Explore, use its smaller tile.',
    anatomy:
      'A ticket: picture with flag and seal, title, rating, tags, price beyond the perforation, button.',
    access: 'The button names the package: ‘View Package: Spiti Circuit’. Seal and flag are text.',
  },
  DestinationCard: {
    use: 'For a destination in the catalogue.',
    anatomy: 'A postage stamp: picture with the daily cost, name and country, tags, highlights.',
    access: 'The name is the link; the perforation is decorative.',
  },
  PointsCard: {
    use: 'For the user’s own points, on Home and Profile.',
    anatomy: 'A stone with the level, points, rank, the road to the next level and its stone.',
    access: 'The road is a progressbar with its figures in words.',
  },
} satisfies Guides;
