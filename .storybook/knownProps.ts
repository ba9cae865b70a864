import { readProps } from '../tools/props/readProps.ts';

let known: ReturnType<typeof readProps> | null = null;

/** The props of all components, read once per build. */
export const knownProps = (): ReturnType<typeof readProps> => (known ??= readProps());
/** Clears the cache after a file has changed. */
export const forgetProps = (): void => {
  known = null;
};
