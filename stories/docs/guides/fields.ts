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
    anatomy: 'Label, field of 48 px, hint or error below, counter at the end (optional).',
    access:
      'The label is always visible; the placeholder is an example. Hint and error are read with the field.',
  },
  TextArea: {
    use: 'For text of more than a line: a post, a comment, a bio.',
    anatomy: 'As TextField; it grows with its text.',
    access: 'As TextField. Enter makes a new line; Ctrl + Enter sends the form.',
  },
  DateField: {
    use: 'For a day. Use two for a range: the second follows the first.',
    anatomy: 'Label, the day in our own words, a calendar icon that opens the browser’s picker.',
    access: 'The browser’s own field: day, month and year are typed or changed with arrow keys.',
  },
  Select: {
    use: 'For one of many options in a form. Two or three that should be visible are chips or radio buttons.',
    anatomy: 'Label, field with the chosen option and a caret, hint or error below.',
    access: 'The browser’s own list: it can be typed into, and phones show it in full.',
  },
  Stepper: {
    use: 'For a small number within fixed ends, such as how many travel. For larger numbers, use TextField.',
    anatomy: 'Label, minus button, number, plus button.',
    access:
      'The buttons name what they count; arrow keys work in the number. At an end its button is disabled.',
  },
  SearchBox: {
    use: 'To look something up on the server. To filter a list while typing, use TextField.',
    anatomy: 'Field with a magnifier, a button to clear, a button to search.',
    access: 'A search landmark; Enter searches, clearing keeps the focus in the field.',
  },
  FilePicker: {
    use: 'To add pictures or documents. List what was chosen with PicturePreviews.',
    anatomy: 'An icon and two lines of text in a dashed frame, which is all drop zone.',
    access: 'The browser’s own file input over the whole frame, so it opens with Space or Enter.',
  },
  PicturePreviews: {
    use: 'Below a FilePicker, to show and remove what was chosen.',
    anatomy: 'Square pictures in rows, each with a button to remove it.',
    access: 'Each button names its picture. After a removal the focus moves to the next one.',
  },
} satisfies Guides;
