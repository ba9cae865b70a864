/** Set by the addon that runs stories as tests; outside of tests, nobody should wait for all checks. */
export const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

/** A test does not need the list of passing rules, which takes the most time. */
export const axeOptions = isTest ? { resultTypes: ['violations'] } : {};
