/** Tells the steps that people come to from those that a failure or the tour has led to. */
export function createReachedSteps() {
  let led: { step: string | null; isDraft: boolean } | null = null;
  return {
    /** `isDraft`: the plan is taken up at this step when it is opened again. */
    ledTo: (step: string | null, isDraft: boolean): void => {
      led = { step, isDraft };
    },
    /** The step on screen if a person has come to it, else null. */
    reached: (step: string | null): string | null => {
      if (step === null && !led?.isDraft) led = null;
      if (step === null || step === led?.step) return null;
      led = null;
      return step;
    },
  };
}
