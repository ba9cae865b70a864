/**
 * The first items of the feed, with their age in minutes. Everything else without an explicit date is
 * older.
 */
export const frontPage: Readonly<Record<string, number>> = {
  'post_eleven-hours-from-reckong-peo': 34,
  'question_a-proper-bohri-thaal-for': 71,
  'post_april-may-october-in-august': 118,
  'post_my-grandmother-had-asked-for': 149,
  'post_what-do-you-pack-for': 192,
  'post_four-nights-of-cloud-on': 233,
  'post_tulips-first-week-of-april': 262,
  'post_six-men-to-lift-one': 301,
  'question_is-there-a-laundromat-open': 339,
  'post_shared-jeep-from-njp-is': 371,
  'post_it-rained-340-mm-the': 408,
  'post_what-do-you-always-forget': 447,
  'post_rain-at-kurama-we-had': 483,
  'question_altitude-my-lips-were-blue': 522,
  'post_our-driver-stopped-the-jeep': 560,
  'post_the-shillong-share-taxi-stand': 594,
  'post_tram-28-was-full-four': 633,
  'post_north-goa-or-south-goa': 668,
  'post_is-hagia-sophia-worth-25': 705,
  'question_is-kunzum-la-still-open': 742,
  'post_tekka-centre-stall-241-queue': 786,
  'post_rent-boots-do-not-buy': 823,
  'post_tiger-hill-at-4-am': 861,
  'post_one-dirham-for-the-abra': 902,
  'question_who-bakes-the-bread-that': 941,
};

/** The only poll that ends within the hour, with the minutes left. */
export const closingSoon = { postId: 'post_north-goa-or-south-goa', minutes: 40 };
