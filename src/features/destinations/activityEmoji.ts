/** Beginnings of words, most telling first: 'temple' is asked before 'walk' in 'Temple walk'. */
const emoji: readonly (readonly [emoji: string, beginnings: string])[] = [
  ['🌌', 'aurora|northern light|stargaz|astro|stars?\\b'],
  ['🧗', 'boulder|climb|rappel|abseil'],
  ['🤿', 'snorkel|scuba|diving|dives?\\b'],
  ['🏄', 'surf|bodyboard|kitesurf'],
  ['🚣', 'raft|rowing'],
  ['🛶', 'kayak|canoe|coracle|shikara|houseboat|backwater|gondola'],
  ['⛵', 'sail|cruise|boat|ferry|yacht|dhow'],
  ['⛷️', 'skiing|skis?\\b|snowboard'],
  ['❄️', 'snow|ice skat|ice cave|husky|sled|glacier'],
  ['🪂', 'paraglid|skydiv|parasail|bungee|zip'],
  ['🎈', 'balloon'],
  ['🐪', 'camel|desert|dune'],
  ['🐘', 'elephant'],
  ['🐋', 'whale|dolphin'],
  ['🦁', 'safari|wildlife|tiger|game drive|leopard|lion'],
  ['🐦', 'bird'],
  ['🐎', 'horse|pony|riding'],
  ['🎣', 'fish|angling'],
  ['🚴', 'cycl|bicycl|bike|biking|mountain bik'],
  ['🏍️', 'motor|scooter'],
  ['🚂', 'train|railway|toy train'],
  ['🚠', 'cable car|ropeway|funicular'],
  ['🚗', 'driv|road trip|jeep'],
  ['🏕️', 'camp|bonfire|glamp'],
  ['🥾', 'trek|hik|trail'],
  ['📷', 'photo'],
  ['🛕', 'temple|aarti|puja|pilgrim|ghat'],
  ['🕌', 'mosque|minaret'],
  ['🏛️', 'museum|heritage|ruin|forts?\\b|palace|histor|archaeolog|monument|architect|monaster|galler'],
  ['🧘', 'yoga|meditat|wellness|retreat|ayurved'],
  ['♨️', 'hot spring|onsen|spas?\\b|hammam|thermal'],
  ['🍷', 'wine|vineyard|brew|beer|whisky'],
  ['🍵', 'teas?\\b|coffee|plantation'],
  ['🍜', 'food|eat|street food|cook|cuisine|culinary|dining|market meal|seafood|tast'],
  ['🛍️', 'shop|bazaar|market|souk|craft'],
  ['🎶', 'music|dance|festival|concert|nightlife|flamenco|theatre'],
  ['🌅', 'sunset|sunrise|viewpoint'],
  ['🌸', 'blossom|garden|flower|botanic'],
  ['🏊', 'swim|waterfall|lagoon|pool'],
  ['🏖️', 'beach|sunbath|island'],
  ['⛰️', 'mountain|peak|volcano|canyon'],
  ['🚶', 'walk|stroll|wander|explor|tour'],
];

const patterns = emoji.map(
  ([sign, beginnings]) => [sign, new RegExp(`\\b(?:${beginnings})`, 'i')] as const,
);

/** DESTD-05: an emoji by keyword; a compass where none fits. */
export const activityEmoji = (activity: string): string =>
  patterns.find(([, pattern]) => pattern.test(activity))?.[0] ?? '🧭';
