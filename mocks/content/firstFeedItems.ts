/** The first items of the feed, with their age in minutes. Everything else without an explicit date is older. */
export const firstFeedItems: Readonly<Record<string, number>> = {
  'post_eleven-hours-from-reckong-peo': 79,
  'question_a-proper-bohri-thaal-for': 126,
  'post_april-may-october-in-august': 173,
  'post_my-grandmother-had-asked-for': 204,
  'post_what-do-you-pack-for': 247,
  'post_four-nights-of-cloud-on': 288,
  'post_tulips-first-week-of-april': 317,
  'post_six-men-to-lift-one': 356,
  'question_is-there-a-laundromat-open': 394,
  'post_shared-jeep-from-njp-is': 426,
  'post_it-rained-340-mm-the': 463,
  'post_what-do-you-always-forget': 502,
  'post_rain-at-kurama-we-had': 538,
  'question_altitude-my-lips-were-blue': 577,
  'post_our-driver-stopped-the-jeep': 615,
  'post_the-shillong-share-taxi-stand': 649,
  'post_tram-28-was-full-four': 688,
  'post_north-goa-or-south-goa': 723,
  'post_is-hagia-sophia-worth-25': 760,
  'question_is-kunzum-la-still-open': 797,
  'post_tekka-centre-stall-241-queue': 841,
  'post_rent-boots-do-not-buy': 878,
  'post_tiger-hill-at-4-am': 916,
  'post_one-dirham-for-the-abra': 957,
  'question_who-bakes-the-bread-that': 996,
};

/** The only poll that ends within the hour, and the minutes left. */
export const closingSoon = { postId: 'post_north-goa-or-south-goa', minutes: 40 };
