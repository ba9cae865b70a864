import { userEvent } from 'storybook/test';

/**
 * A user whose focus and held keys persist between steps, and who types without delay. A play's own
 * `userEvent` shows each step in the panel; this one is for long texts. It comes from Storybook's copy of the
 * library, because two copies on one page mistake each other's typing for programmatic changes.
 */
export const createUser = () => userEvent.setup({ delay: null });
