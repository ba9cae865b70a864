/** Distinguishes steps reached by users from those opened by a failure or the tour. */
export function createReachedSteps() {
  let led: { step: string | null; isDraft: boolean } | null = null;
  return {
    /** `isDraft`: reopening the plan resumes at this step. */
    ledTo: (step: string | null, isDraft: boolean): void => {
      led = { step, isDraft };
    },
    /** The step on screen if a user reached it, otherwise null. */
    reached: (step: string | null): string | null => {
      if (step === null && !led?.isDraft) led = null;
      if (step === null || step === led?.step) return null;
      led = null;
      return step;
    },
  };
}
