import { storiesByAuthor } from './storiesByAuthor.ts';

const storyAuthors = Object.entries(storiesByAuthor).flatMap(([name, ids]) =>
  ids.map((id) => [id, name] as const),
);

/** Authors of posts, questions and answers that not just anybody could have written. */
export const authors: Readonly<Record<string, string>> = {
  ...Object.fromEntries(storyAuthors),
  'post_april-may-october-in-august': 'Katerina Papadaki',
  'post_what-do-you-pack-for': 'Lalremruata Hmar',
  'post_shared-jeep-from-njp-is': 'Abhishek Banerjee',
  'post_what-do-you-always-forget': 'Thabo Nkosi',
  'post_the-shillong-share-taxi-stand': 'Lalremruata Hmar',
  'post_north-goa-or-south-goa': 'Pooja Bhatt',
  'post_is-hagia-sophia-worth-25': 'Jakub Novák',
  'post_rent-boots-do-not-buy': 'Sofia Lindqvist',
  'post_two-safaris-or-three-we': 'Omar Haddad',
  'post_first-solo-trip-south-goa': 'Shalini Sharma',
  'post_winter-spiti-is-open-by': 'Tenzin Dolma',
  'question_a-proper-bohri-thaal-for': 'Noor',
  'question_altitude-my-lips-were-blue': 'Thabo Nkosi',
  'question_is-kunzum-la-still-open': 'Dev Patel',
  'question_who-bakes-the-bread-that': 'Claire Dubois',
  'question_attending-a-wedding-on-sunday': 'Lucas Ferreira',
  'question_may-one-simply-sit-in': 'Lena Hoffmann',
  'question_room-near-assi-tonight-train': 'Priya Nair',
  'question_arriving-alone-at-new-delhi': 'Camila Rojas',
  'question_sleeper-train-to-lao-cai': 'Jakub Novák',
  'question_is-smoked-pork-sold-vacuum': 'Abhishek Banerjee',
  'question_is-the-temple-closed-tomorrow': 'Aditi Joshi',
  'question_jay-festival-week-which-street': 'Aditi Joshi',
  'question_who-repairs-hiking-boots-and': 'Kabir Shah',
  'question_august-is-full-is-leith': 'Beatriz Lima',
  'question_night-bus-guwahati-to-silchar': 'Harpreet Singh',
  'question_is-it-rude-to-take': 'Yash Agarwal',
  'question_what-is-the-nilgiri-word': 'Tom Whitfield',
  'answer_a-bhunga-in-hodka-for_2': 'Lena Hoffmann',
};
