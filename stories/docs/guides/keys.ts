import type { KeyAction } from './guide.ts';

/** Keys of buttons. */
export const buttonKeys: KeyAction[] = [
  ['Tab', 'Moves to the button. A disabled one is passed over.'],
  ['Enter, Space', 'Presses the button.'],
];
/** Keys of everything that lies over the screen until it is closed. */
export const modalKeys: KeyAction[] = [
  ['Tab', 'Moves between the controls inside; those behind it are out of reach.'],
  ['Escape', 'Closes it and returns the focus to what opened it.'],
];
