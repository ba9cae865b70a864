/** Set by the addon that runs stories as tests; somebody who looks at a story need not wait for all checks. */
export const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

/** A test needs no list of the rules that pass, which costs the most time. */
export const axeOptions = isTest ? { resultTypes: ['violations'] } : {};
