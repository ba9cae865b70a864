import type { Guides } from './guide.ts';

/** Buttons, links and menus. */
export const actions = {
  Button: {
    use: 'For an action on the current screen: post, save, retry. To go to another screen, use ButtonLink. At most one primary or gold button per screen; gold only where points are earned.',
    anatomy: 'Icon (optional), label, spinner while pending. 48 px high, 44 px if small.',
    access:
      'The label names the action and its object. A pending button keeps its focus and is announced as busy. Disable only what the reader can enable: say what is missing.',
  },
  RetryButton: {
    use: 'Where something did not load. ErrorState and LoadFailure have one already.',
    anatomy: 'As Button, with ‘Try again’ or ‘Retry’.',
    access:
      'While the content is loaded again, focus moves to what has taken the button’s place: its heading, or the button if the request fails again.',
  },
  ButtonLink: {
    use: 'For the main way on to another screen, such as ‘Plan a trip’. In running text, use TextLink; for actions, Button.',
    anatomy: 'As Button: icon (optional) and label.',
    access: 'A link: it opens in a new tab and is announced as a link. The label says where it leads.',
  },
  IconButton: {
    use: 'For a familiar action in little room: close, back, like. Less familiar ones need a Button with a label.',
    anatomy: 'One icon of 24 px in a target of 44 px; a badge at its corner (optional).',
    access:
      'The label is its only name, so it includes the object: ‘Remove picture 2’. Add a Tooltip with the same words.',
  },
  IconLink: {
    use: 'For the way back from a detail screen. With room for words, use TextLink.',
    anatomy: 'One arrow of 24 px in a target of 44 px; on pictures on a raised round ground.',
    access: 'The label names where it leads, not ‘Back’ alone. The arrow is mirrored from right to left.',
  },
  TextLink: {
    use: 'For a way on in running text or at the end of a section. For the main action, use ButtonLink.',
    anatomy: 'Icon (optional) and words in link color; the underline shows on hover.',
    access:
      'The target is 44 px high, even in one line of text. ‘View all’ needs an accessible name with its object.',
  },
  Menu: {
    use: 'For choices that are rarely changed, such as more filters. Choices that should stay visible belong in a ChipGroup.',
    anatomy: 'A button with an icon; a popover with one line per choice and a check mark.',
    access:
      'Arrow keys move, Enter chooses, Escape returns to the button. The current choice is announced as checked.',
  },
  Tooltip: {
    use: 'To show the name of a control that has only an icon. Never for information that is nowhere else: touch screens show none.',
    anatomy: 'A line of text on dark ground above or below the control.',
    access:
      'Opens on hover and keyboard focus, closes with Escape. It repeats the accessible name, so nothing is read twice.',
  },
  SkipLink: {
    use: 'Before a header or a long list that keyboards would have to pass. Once per region.',
    anatomy: 'A button at the top left corner, visible only while it has the focus.',
    access: 'The first tab stop of its region; it moves the focus itself, not only the view.',
  },
  ChipGroup: {
    use: 'To filter the list below by one of a few options. To switch views, use Tabs; in forms, Select.',
    anatomy: 'Chips in a row; the chosen one is filled.',
    access: 'A named group of toggle buttons; each is announced as pressed or not.',
  },
  Tabs: {
    use: 'To switch between views of one thing. To filter one list, use ChipGroup; to leave the screen, links.',
    anatomy: 'Labels with counts (optional) above a line; a marigold mark below the current one.',
    access: 'One tab stop; arrow keys, Home and End move and select. The panel is labelled by its tab.',
  },
  Toggle: {
    use: 'For a setting that takes effect at once. In a form that is sent, use a checkbox.',
    anatomy: 'A label and a track with a thumb.',
    access: 'A switch, announced as on or off. The whole row is its target.',
  },
} satisfies Guides;
