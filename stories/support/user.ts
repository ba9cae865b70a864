import { userEvent } from 'storybook/test';

/**
 * Somebody at a keyboard: what is focused and held stays so from one step to the next, and no time passes
 * between two keys. A play's own `userEvent` shows each step in the panel; this one is for typing at length.
 * Of Storybook's own copy of the library: two copies on one page take each other's typing for the program's.
 */
export const createUser = () => userEvent.setup({ delay: null });
