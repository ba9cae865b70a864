import { readProps } from '../tools/props/readProps.ts';

let known: ReturnType<typeof readProps> | null = null;

/** The props of all parts, read once per build. */
export const knownProps = (): ReturnType<typeof readProps> => (known ??= readProps());
/** Reads them anew next time, after a file has changed. */
export const forgetProps = (): void => {
  known = null;
};
