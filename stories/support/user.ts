import { userEvent } from 'storybook/test';

/**
 * A user whose focus and held keys last from one step to the next, and who types without delay. A play's own
 * `userEvent` shows each step in the panel; this one is for long typing. It comes from Storybook's copy of the
 * library, because two copies on one page take each other's typing for changes by the program.
 */
export const createUser = () => userEvent.setup({ delay: null });
