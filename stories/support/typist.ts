import { userEvent } from '@testing-library/user-event';

/**
 * Somebody at a keyboard: what is focused and held stays so from one step to the next, and no time passes
 * between two keys. A play's own `userEvent` shows each step in the panel; this one is for typing at length.
 */
export const typist = () => userEvent.setup({ delay: null });
