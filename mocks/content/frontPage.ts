/**
 * The first items of the feed, with their age in minutes. Everything else without an explicit date is
 * older.
 */
export const frontPage: Readonly<Record<string, number>> = {
  'post_eleven-hours-from-reckong-peo': 6,
  'question_a-proper-bohri-thaal-for': 10,
  'post_april-may-october-in-august': 19,
  'post_my-grandmother-had-asked-for': 32,
  'post_what-do-you-pack-for': 41,
  'post_four-nights-of-cloud-on': 67,
  'post_tulips-first-week-of-april': 86,
  'post_six-men-to-lift-one': 102,
  'question_is-there-a-laundromat-open': 141,
  'post_shared-jeep-from-njp-is': 172,
  'post_it-rained-340-mm-the': 187,
  'post_what-do-you-always-forget': 225,
  'post_rain-at-kurama-we-had': 274,
  'question_altitude-my-lips-were-blue': 313,
  'post_our-driver-stopped-the-jeep': 340,
  'post_the-shillong-share-taxi-stand': 385,
  'post_tram-28-was-full-four': 436,
  'post_north-goa-or-south-goa': 488,
  'post_is-hagia-sophia-worth-25': 543,
  'question_is-kunzum-la-still-open': 589,
  'post_tekka-centre-stall-241-queue': 648,
  'post_rent-boots-do-not-buy': 716,
  'post_tiger-hill-at-4-am': 750,
  'post_one-dirham-for-the-abra': 821,
  'question_who-bakes-the-bread-that': 903,
};

/** The only poll that ends within the hour, with the minutes left. */
export const closingSoon = { postId: 'post_north-goa-or-south-goa', minutes: 40 };
