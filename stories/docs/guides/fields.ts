import type { Guides } from './guide.ts';

/** Fields of forms. */
export const fields = {
  Field: {
    use: 'The style of a label or legend. The fields below include it: use it alone only for a group of controls.',
    anatomy: 'One line of text above the control.',
    access: 'A label belongs to its control, a legend to its fieldset: the style alone names nothing.',
  },
  FieldError: {
    use: 'For what is wrong with one field. For what failed to be sent, use a toast.',
    anatomy: 'An icon and a sentence below the control: what is wrong, and how to mend it.',
    access: 'Announced when it appears, and read with its control.',
  },
  CharacterCount: {
    use: 'In a field without a label, such as an option of a poll. Labelled fields have a counter of their own.',
    anatomy: 'Count and limit at the end of the field, once something is written.',
    access: 'The error below the field is what is announced; the count alone is only seen.',
  },
  TextField: {
    use: 'For one line of text. For more, use TextArea; for a date, DateField; to search with a button, SearchBox.',
    anatomy: [
      { name: 'Label', about: 'always visible' },
      { name: 'Field', about: '48 px high' },
      { name: 'Hint or error', about: 'below the field', optional: true },
      { name: 'Counter', about: 'at the end of the field', optional: true },
    ],
    access:
      'The placeholder is an example, and never replaces the label. Hint and error are read with the field.',
  },
  TextArea: {
    use: 'For text of more than a line: a post, a comment, a bio.',
    anatomy: 'As TextField; it grows with its text.',
    access: 'As TextField.',
    keys: [
      ['Enter', 'Starts a new line.'],
      ['Ctrl + Enter', 'Sends the form.'],
    ],
  },
  DateField: {
    use: 'For a day. Use two for a range: the second follows the first.',
    anatomy: [
      { name: 'Label' },
      { name: 'Day', about: 'in our own words' },
      { name: 'Calendar icon', about: 'opens the browser’s picker' },
    ],
    access: 'The browser’s own field: day, month and year are typed or changed with arrow keys.',
  },
  Select: {
    use: 'For one of many options in a form. Two or three that should be visible are chips or radio buttons.',
    anatomy: [
      { name: 'Label' },
      { name: 'Field', about: 'with the chosen option' },
      { name: 'Caret', about: 'at the end of the field' },
      { name: 'Hint or error', about: 'below the field', optional: true },
    ],
    access: 'The browser’s own list: phones show it in full.',
    keys: [
      ['Tab', 'Moves to the field, which is the only tab stop.'],
      ['Arrow keys', 'Moves between the options.'],
      ['A letter', 'Moves to an option that starts with it.'],
    ],
  },
  Stepper: {
    use: 'For a small number within fixed ends, such as how many travel. For larger numbers, use TextField.',
    anatomy: [
      { name: 'Label' },
      { name: 'Minus button' },
      { name: 'Number' },
      { name: 'Plus button' },
      { name: 'Hint', about: 'below the row', optional: true },
    ],
    access: 'The buttons name what they count. At an end its button is disabled.',
    keys: [
      [
        'Tab',
        'Moves to the minus button, the number, and the plus button. A disabled button is passed over.',
      ],
      ['Up arrow, down arrow', 'In the number: adds or takes one, within the ends.'],
      ['Enter, Space', 'On a button: takes or adds one.'],
    ],
  },
  SearchBox: {
    use: 'To look something up on the server. To filter a list while typing, use TextField.',
    anatomy: [
      { name: 'Magnifier' },
      { name: 'Field', about: 'with an example as its placeholder' },
      { name: 'Button', about: '‘Search’' },
    ],
    access: 'A search landmark. Its name is hidden from view, and read with the field.',
    keys: [
      ['Tab', 'Moves to the field, then to the button.'],
      ['Enter', 'Searches.'],
    ],
  },
  FilePicker: {
    use: 'To add pictures or documents. List what was chosen with PicturePreviews.',
    anatomy: [
      { name: 'Frame', about: 'dashed; all of it takes dropped files' },
      { name: 'Icon' },
      { name: 'Label' },
      { name: 'Hint', about: 'what is allowed', optional: true },
    ],
    access: 'The browser’s own file input over the whole frame; the hint is read with it.',
    keys: [
      ['Tab', 'Moves to the frame, which is the only tab stop.'],
      ['Enter, Space', 'Opens the browser’s window to choose files.'],
    ],
  },
  PicturePreviews: {
    use: 'Below a FilePicker, to show and remove what was chosen.',
    anatomy: [
      { name: 'Pictures', about: 'square, in rows' },
      { name: 'Remove button', about: 'at the corner of each picture' },
    ],
    access: 'Each button names its picture.',
    keys: [
      ['Tab', 'Moves to the next remove button.'],
      [
        'Enter, Space',
        'Removes the picture. The focus moves to the next one, or else to the one before; after the last, to the FilePicker.',
      ],
    ],
  },
} satisfies Guides;
