/** Distinguishes steps reached by users from those opened by a failure or the tour. */
export function createReachedSteps() {
  let automatic: { step: string | null; isDraft: boolean } | null = null;
  return {
    /** `isDraft`: reopening the plan resumes at this step. */
    markAutomatic: (step: string | null, isDraft: boolean): void => {
      automatic = { step, isDraft };
    },
    /** The step on screen if a user reached it, otherwise null. */
    reached: (step: string | null): string | null => {
      if (step === null && !automatic?.isDraft) automatic = null;
      if (step === null || step === automatic?.step) return null;
      automatic = null;
      return step;
    },
  };
}
