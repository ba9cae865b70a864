import type { Guides } from './guide.ts';
import { buttonKeys } from './keys.ts';

/** Buttons, links and menus. */
export const actions = {
  Button: {
    use: 'For an action on the current screen: post, save, retry. To go to another screen, use ButtonLink. Choose gold only where points are earned.',
    anatomy: [
      { name: 'Icon', about: 'before the label', optional: true },
      { name: 'Label', about: 'the action and its object' },
      { name: 'Spinner', about: 'in place of both while pending' },
      { name: 'Background', about: '48 px high, 44 px if small' },
    ],
    access:
      'The label names the action and its object. A pending button keeps its width and focus, ignores presses and is announced as busy. Disable only what the reader can enable: say what is missing.',
    keys: buttonKeys,
  },
  RetryButton: {
    use: 'Where something did not load. ErrorState and LoadFailure have one already.',
    anatomy: 'As Button, with ‘Try again’ or ‘Retry’.',
    access:
      'While the content is loaded again, focus moves to what has taken the button’s place: its heading, or the button if the request fails again.',
  },
  ButtonLink: {
    use: 'For the main way on to another screen, such as ‘Plan a trip’. In running text, use TextLink; for actions, Button.',
    anatomy: [
      { name: 'Icon', about: 'before the label', optional: true },
      { name: 'Label', about: 'where it leads' },
      { name: 'Background', about: 'as on a Button' },
    ],
    access: 'A link: it opens in a new tab and is announced as a link. The label says where it leads.',
  },
  IconButton: {
    use: 'For a familiar action in little room: close, back, like. Less familiar ones need a Button with a label.',
    anatomy: [
      { name: 'Icon', about: '24 px, in a target of 44 px' },
      { name: 'Badge', about: 'at the corner of the icon', optional: true },
    ],
    access:
      'The label is its only name, so it includes the object: ‘Remove picture 2’. Add a Tooltip with the same words.',
    keys: buttonKeys,
  },
  IconLink: {
    use: 'For the way back from a detail screen. With room for words, use TextLink.',
    anatomy: 'One arrow of 24 px in a target of 44 px; on pictures on a raised round ground.',
    access: 'The label names where it leads, not ‘Back’ alone. The arrow is mirrored from right to left.',
  },
  TextLink: {
    use: 'For a way on in running text or at the end of a section. For the main action, use ButtonLink.',
    anatomy: [
      { name: 'Icon', optional: true },
      { name: 'Words', about: 'in link color; the underline shows on hover' },
    ],
    access:
      'The target is 44 px high, even in one line of text. ‘View all’ needs an accessible name with its object.',
  },
  Menu: {
    use: 'For choices that are rarely changed, such as more filters. Choices that should stay visible belong in a ChipGroup.',
    anatomy: [
      { name: 'Button', about: 'with an icon' },
      { name: 'Popover', about: 'one line for each choice' },
      { name: 'Check mark', about: 'in the line of the current choice' },
    ],
    access: 'The current choice is announced as checked.',
    keys: [
      ['Enter, Space, down arrow', 'On the button: opens the menu at the current choice, or at the first.'],
      ['Up arrow, down arrow', 'Moves to the previous or next choice, from each end to the other.'],
      ['Home, End', 'Moves to the first or last choice.'],
      ['A letter', 'Moves to the next choice that starts with it.'],
      ['Enter, Space', 'On a choice: chooses it and closes the menu.'],
      ['Escape', 'Closes the menu and returns to the button.'],
    ],
  },
  Tooltip: {
    use: 'To show the name of a control that has only an icon. Never for information that is nowhere else: touch screens show none.',
    anatomy: 'A line of text on dark ground above or below the control.',
    access:
      'Also opens when the mouse rests on the control. It repeats the accessible name, so nothing is read twice.',
    keys: [
      ['Tab', 'Shows it as soon as the control has the focus.'],
      ['Escape', 'Hides it; the focus stays on the control.'],
    ],
  },
  SkipLink: {
    use: 'Before a header or a long list that keyboards would have to pass. Once per region.',
    anatomy: 'A button at the top left corner, visible only while it has the focus.',
    access: 'It moves the focus itself, not only the view.',
    keys: [
      ['Tab', 'Shows the button, which is the first tab stop of its region.'],
      ['Enter, Space', 'Moves the focus past the header or the list.'],
    ],
  },
  ChipGroup: {
    use: 'To filter the list below by one of a few options. To switch views, use Tabs; in forms, Select.',
    anatomy: 'Chips in a row; the chosen one is filled.',
    access: 'A named group of toggle buttons; each is announced as pressed or not.',
    keys: [
      ['Tab', 'Moves to the next chip, and scrolls it into view.'],
      ['Enter, Space', 'Chooses the chip.'],
    ],
  },
  Tabs: {
    use: 'To switch between views of one thing. To filter one list, use ChipGroup; to leave the screen, links.',
    anatomy: [
      { name: 'Label', about: 'one for each view' },
      { name: 'Count', about: 'after the label', optional: true },
      { name: 'Mark', about: 'in marigold, below the current label' },
      { name: 'Line', about: 'below all labels' },
    ],
    access: 'The panel is labelled by its tab.',
    keys: [
      ['Tab', 'Moves to the current tab, then out of the row.'],
      [
        'Left arrow, right arrow',
        'Moves to the previous or next tab, from each end to the other, and shows its view.',
      ],
      ['Home, End', 'Moves to the first or last tab, and shows its view.'],
    ],
  },
  Toggle: {
    use: 'For a setting that takes effect at once. In a form that is sent, use a checkbox.',
    anatomy: [
      { name: 'Label' },
      { name: 'Track' },
      { name: 'Thumb', about: 'at the end of the track when on' },
    ],
    access: 'A switch, announced as on or off. The whole row is its target.',
    keys: [
      ['Tab', 'Moves to the switch.'],
      ['Enter, Space', 'Turns it on or off.'],
    ],
  },
} satisfies Guides;
