import { useLayoutEffect, useRef } from 'react';
import { type FieldErrors, FormProvider } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Itinerary } from '../../contract/schemas/itineraries.ts';
import { useForwardEntry, useHistoryEntry } from '../../ui/modalHistory.ts';
import { submitOnEnter } from '../../ui/submitOnEnter.ts';
import { toast } from '../../ui/toast.ts';
import { toastTooLong } from '../forms/toastTooLong.ts';
import { BudgetStep } from './BudgetStep.tsx';
import { DiscardPlan } from './DiscardPlan.tsx';
import { ItineraryStep } from './ItineraryStep.tsx';
import { PlanButtons } from './PlanButtons.tsx';
import {
  CONTACT_FIELDS,
  type PlanForm,
  isPlanComplete,
  type Step,
  STEP_TITLES,
  STEPS,
  TRIP_FIELDS,
  isTripComplete,
} from './planForm.ts';
import { PlanProgress } from './PlanProgress.tsx';
import { PlanGuarantee } from './PlanGuarantee.tsx';
import { planRequest } from './planRequest.ts';
import { TravelStep } from './TravelStep.tsx';
import { usePlanForm } from './usePlanForm.ts';
import { useSendPlan } from './useSendPlan.ts';

/** PLAN-13. */
const MISSING_INFORMATION = {
  title: 'Missing Information',
  description: 'Please fill in all required fields including contact details.',
} as const;

interface Props {
  /** Called with the plan once it has been sent. */
  onSent: (plan: Itinerary) => void;
}

/** The three steps of a travel plan in a single form, so that going back loses nothing (PLAN-01, PLAN-10). */
export function PlanWizard({ onSent }: Props) {
  const { form, go, files, changeFiles, discard } = usePlanForm();
  const step = form.watch('step');
  const heading = useStepFocus(step);
  const root = useRef<HTMLFormElement>(null);
  // Back returns to the previous step before it leaves the screen.
  useHistoryEntry(step > 1, () => go(1), true);
  useHistoryEntry(step > 2, () => go(2), true);
  useForwardEntry(() => {
    if (step < 3 && isTripComplete(form.getValues())) go(step === 1 ? 2 : 3);
  });
  const send = useSendPlan((plan) => {
    discard();
    onSent(plan);
  });
  const submit = (plan: PlanForm): void => {
    if (step !== 3) go(step === 1 ? 2 : 3);
    else if (!send.isPending) {
      // The fields are disabled while the plan is being sent, and would lose the focus.
      root.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
      send.mutate(planRequest(plan));
    }
  };
  const refuse = (errors: FieldErrors<PlanForm>): void => {
    const plan = form.getValues();
    const isComplete = step === 3 ? isPlanComplete(plan) : isTripComplete(plan);
    if (isComplete) toastTooLong();
    // In earlier steps the hint next to the disabled Next button says what is missing.
    else if (step === 3) toast({ ...MISSING_INFORMATION, tone: 'destructive' });
    const wrong = [...TRIP_FIELDS, ...CONTACT_FIELDS].find((field) => errors[field]);
    if (wrong && (step === 3 || isComplete)) form.setFocus(wrong);
  };
  const fields = {
    1: <TravelStep />,
    2: <BudgetStep />,
    3: <ItineraryStep files={files} onFiles={(change) => void changeFiles(change)} />,
  }[step];
  return (
    <FormProvider {...form}>
      <Form
        ref={root}
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit, refuse)(event)}
        onKeyDown={submitOnEnter}
      >
        {step === 1 && <PlanGuarantee />}
        <PlanProgress step={step} />
        <StepFields>
          <div>
            <Count>{`Step ${step} of ${STEPS.length}`}</Count>
            <h2 ref={heading} tabIndex={-1}>
              {STEP_TITLES[step]}
            </h2>
          </div>
          {/* What is typed while the plan is being sent would be lost with its draft. */}
          <Fields disabled={send.isPending}>{fields}</Fields>
        </StepFields>
        <PlanButtons step={step} pending={send.isPending} onPrevious={() => go(step === 3 ? 2 : 1)} />
        {!send.isPending && <DiscardPlan files={files.length} onDiscard={discard} />}
      </Form>
    </FormProvider>
  );
}

/** On a new step, scrolls to the top before it is painted, and focuses its title. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useLayoutEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    globalThis.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`;

const StepFields = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  h2:focus {
    outline: none;
  }
`;

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Count = styled.p`
  color: var(--ink-3);
  font: var(--t-meta);
`;
