import type { Guides } from './guide.ts';

/** What shows content, values and states. */
export const display = {
  Avatar: {
    use: 'Next to a person’s name. Never alone: it is decorative.',
    anatomy: 'A round portrait; without one, the first letter on a tint.',
    access: 'Has no alternative text: the name stands next to it or in the control’s name.',
  },
  Picture: {
    use: 'For every picture of content. For people, use Avatar.',
    anatomy: 'A box of fixed shape, so that nothing shifts; overlays such as Flag, Seal or Postmark.',
    access: 'The alternative text says what is shown; empty if the text next to it does.',
  },
  DecorativeImage: {
    use: 'For a picture that only decorates, such as a cover. For pictures of content, use Picture.',
    anatomy: 'A picture; if it does not load, a drawing (optional) or nothing.',
    access: 'Has no alternative text and is hidden from screen readers.',
  },
  NightImage: {
    use: 'Directly after the picture of a place, for places that have a night view. Picture and CataloguePicture do it.',
    anatomy: 'The same place at night, in the dark theme only; the picture by day if it does not load.',
    access: 'Has no alternative text and is hidden from screen readers.',
  },
  Flag: {
    use: 'To mark a picture with one word, such as ‘Featured’. One per picture.',
    anatomy: 'A swallowtail on marigold at the upper starting corner.',
    access: 'Plain text. Mirrored from right to left.',
  },
  Price: {
    use: 'For a price, with the old one if there is a discount.',
    anatomy: [{ name: 'Old price', about: 'struck through', optional: true }, { name: 'Price' }],
    access: 'The old price is read as ‘was’, since screen readers do not say that it is struck.',
  },
  Rating: {
    use: 'To show how something was rated. It takes no rating.',
    anatomy: [{ name: 'Five stars' }, { name: 'Figure' }, { name: 'Number of reviews' }],
    access: 'Read as one sentence; the stars are decorative.',
  },
  Tag: {
    use: 'For a short label: type, status, topic. For a choice, use ChipGroup.',
    anatomy: [
      { name: 'Icon', about: 'before the words', optional: true },
      { name: 'Words', about: 'one or two' },
      { name: 'Background', about: 'a tint' },
    ],
    access: 'Never by color alone: the word says it.',
  },
  TagRow: {
    use: 'For several plain tags of one thing.',
    anatomy: 'Tags in rows; nothing if there are none.',
    access: 'Plain text: what they are tags of stands next to them.',
  },
  RichText: {
    use: 'For whatever users write. Own texts do not need it.',
    anatomy: 'Lines as written, with addresses as links.',
    access: 'Each line keeps its own direction.',
  },
  RollingText: {
    use: 'For a count that changes while it is seen. Not for text that is read.',
    anatomy: 'The new value rolls in from below.',
    access: 'With reduced motion the value changes at once; only the new one is read.',
  },
  ProgressBar: {
    use: 'For a share of a whole. For countable steps, use SegmentBar; between two levels, Road.',
    anatomy: 'A track and its fill, green when complete.',
    access: 'A named progressbar; show the figures as text, too.',
  },
  ProgressRing: {
    use: 'Around a figure or icon. Without content, ProgressBar is easier to read.',
    anatomy: 'A ring around its content.',
    access: 'As ProgressBar.',
  },
  SegmentBar: {
    use: 'For up to twelve steps of a challenge. For more it is a plain bar.',
    anatomy: 'One segment per step.',
    access: 'One progressbar, not twelve.',
  },
  Skeleton: {
    use: 'In place of content that is on its way. For whole cards, use SkeletonCard; in a button, Spinner.',
    anatomy: 'A gray block of the size of what follows.',
    access: 'Hidden: announce the loading once for the whole area.',
  },
  SkeletonRow: {
    use: 'In place of a row of a list.',
    anatomy: 'A round block and two lines.',
    access: 'As Skeleton.',
  },
  Spinner: {
    use: 'In a control, next to words that say what happens. For content, use Skeleton.',
    anatomy: 'A ring of 18 px with a gap.',
    access: 'Decorative: the words and aria-busy say it.',
  },
  QueryBoundary: {
    use: 'Around everything that loads: it shows the skeleton, the error or the content.',
    anatomy: 'One of the three; the error is a card with a button to retry.',
    access: 'The area is announced as busy; the error is an alert.',
  },
  ErrorState: {
    use: 'When a list or a screen did not load. When an action failed, use a toast.',
    anatomy: [
      { name: 'Drawing' },
      { name: 'Heading' },
      { name: 'Sentence' },
      { name: 'Button', about: '‘Retry’' },
    ],
    access: 'An alert; the heading has the level that fits its place.',
  },
  LoadFailure: {
    use: 'In place of one value. For larger areas, use ErrorState.',
    anatomy: 'A sentence and ‘Retry’ in one line.',
    access: 'Stands where the value would, and is read in its place.',
  },
  Toaster: {
    use: 'To confirm an action or say why it failed, with one action such as ‘Undo’. For errors of a field, use FieldError.',
    anatomy: [
      { name: 'Icon' },
      { name: 'Words' },
      { name: 'Action', about: 'one, such as ‘Undo’', optional: true },
      { name: 'Close button' },
    ],
    access: 'Announced without moving the focus. It waits while it has the focus.',
    keys: [['F8', 'Moves to the toasts.']],
  },
} satisfies Guides;
