import type { Guides } from './guide.ts';
import { modalKeys } from './keys.ts';

/** Layout, headings and layers. */
export const layout = {
  Card: {
    use: 'To group what belongs together on a surface of its own. A card that is a link is a CardLink. Never a card in a card.',
    anatomy: 'Paper with a shadow and 16 px of padding; without padding for lists.',
    access:
      'A div by default: choose article, section or ul by what it contains, and name it by its heading.',
  },
  Carousel: {
    use: 'To browse a handful of equal items. For what must be found, use a vertical list.',
    anatomy:
      'Cards of one width in a row that reaches both edges; the next one is cut, so that scrolling is seen.',
    access: 'A list. For a mouse it has a scrollbar.',
    keys: [['Tab', 'Moves to the next item, and scrolls it fully into view.']],
  },
  CenteredLayout: {
    use: 'For a screen that shows one block in place of its content: nothing here, or it failed.',
    anatomy: 'One block in the middle of the screen.',
    access: 'Keep an h1, also if only an error is shown.',
  },
  CollapsingItem: {
    use: 'For rows that can leave a list, such as a to-do that is done.',
    anatomy: 'A wrapper without a look of its own; its height goes to zero.',
    access: 'The row is gone at once for keyboards and screen readers. Move the focus to the next row.',
  },
  DetailSections: {
    use: 'For the body of a detail screen. Not for cards.',
    anatomy: 'Sections with an h2 each, divided by lines.',
    access: 'Each section is named by its h2.',
  },
  Hero: {
    use: 'For the picture at the top of a detail screen. Lists have pictures on their cards.',
    anatomy: [
      { name: 'Arrow back', about: 'raised' },
      { name: 'Picture', about: 'from edge to edge' },
      { name: 'Flag or Seal', about: 'on the picture', optional: true },
    ],
    access: 'The arrow is the first tab stop of the screen; the picture needs an alternative text.',
  },
  IconList: {
    use: 'For what is included or recommended, a line each. Numbered steps need a list of their own.',
    anatomy: 'One icon for all lines, and a sentence per line.',
    access: 'A list; the icon is decorative, so the heading above says what it stands for.',
  },
  PageHeader: {
    use: 'Once per screen. For a part of the screen, use SectionHead.',
    anatomy: [
      { name: 'Arrow back', optional: true },
      { name: 'Heading', about: 'the h1' },
      { name: 'Action', about: 'one, at the end', optional: true },
    ],
    access: 'The only h1. A new screen is announced by it.',
  },
  SectionHead: {
    use: 'Above a section of a screen.',
    anatomy: [
      { name: 'Heading', about: 'an h2' },
      { name: 'Link or button', about: 'one, at the end', optional: true },
    ],
    access: 'Give it an id, and name the section by it.',
  },
  Stack: {
    use: 'To place parts below each other with one gap. Not for lists of items: those are ul.',
    anatomy: 'A column with a gap from the spacing scale.',
    access: 'Has no meaning of its own.',
  },
  Dialog: {
    use: 'For a short form or list that must be finished first. For news, use a toast; for notifications, SidePanel.',
    anatomy: [
      { name: 'Title' },
      { name: 'Close button' },
      { name: 'Content' },
      { name: 'Footer', about: 'stays below the content', optional: true },
      { name: 'Sheet', about: 'from below on phones, centered above 640 px' },
    ],
    access: 'The focus moves in when it opens. Back closes it, too.',
    keys: modalKeys,
  },
  Drawer: {
    use: 'For the menu behind the portrait. For a task, use Dialog.',
    anatomy: [
      { name: 'Panel', about: 'of full height, at the side of the column' },
      { name: 'Close button' },
      { name: 'Content' },
    ],
    access: 'As Dialog.',
    keys: modalKeys,
  },
  SidePanel: {
    use: 'For a list behind a button of the header, such as notifications.',
    anatomy: 'A sheet below the header, as wide as the column.',
    access: 'As Dialog.',
    keys: modalKeys,
  },
  VisuallyHidden: {
    use: 'For words that the layout shows, but a screen reader would miss. Not for focusable controls.',
    anatomy: 'Text without size.',
    access: 'Read in its place in the text.',
  },
  Lazy: {
    use: 'For a part that the first paint does not need, such as a dialog.',
    anatomy: 'Nothing until it has loaded.',
    access: 'The button that opens it stays usable while it loads.',
  },
  HydratedPart: {
    use: 'For a part of a prerendered page that may become interactive later than the rest, such as a card of the feed.',
    anatomy: 'Its content alone.',
    access: 'Readable from the start; a press on it is kept until it is hydrated.',
  },
  InfiniteSentinel: {
    use: 'At the end of a list that loads more while scrolling.',
    anatomy: 'Invisible.',
    access: 'Hidden from screen readers: announce the loading next to it.',
  },
} satisfies Guides;
