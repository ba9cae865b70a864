import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import type { MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { CONTACT_FIELDS, areFilled, type PlanForm, type Step, TRIP_FIELDS } from './planForm.ts';

interface Props {
  step: Step;
  pending: boolean;
  onPrevious: () => void;
}

const missing: Record<(typeof TRIP_FIELDS)[number] | (typeof CONTACT_FIELDS)[number], string> = {
  destination: 'Add a destination to continue',
  startDate: 'Add a start date to continue',
  endDate: 'Add an end date to continue',
  contactName: 'Add a contact name to send the plan',
  contactEmail: 'Add an email to send the plan',
  contactPhone: 'Add a phone number to send the plan',
  contactMobile: 'Add a mobile number to send the plan',
};

/** Ignores the second click of a double click, which would hit the button of the next step. */
const once = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** Previous and Next, or the submit button; each disabled until it is allowed (PLAN-09 to PLAN-12). */
export function PlanButtons({ step, pending, onPrevious }: Props) {
  const { watch } = useFormContext<PlanForm>();
  const wanted = step === 3 ? [...TRIP_FIELDS, ...CONTACT_FIELDS] : TRIP_FIELDS;
  const missingField = wanted.find((field) => !areFilled([watch(field)]));
  return (
    <div>
      <Row>
        <Button key="previous" variant="line" disabled={step === 1} onClick={onPrevious}>
          Previous
        </Button>
        {step === 3 ? (
          <Button
            key="send"
            type="submit"
            onClick={once}
            disabled={missingField !== undefined}
            pending={pending}
            pendingLabel="Sending"
          >
            Submit my plan
          </Button>
        ) : (
          <Button key="next" type="submit" onClick={once} disabled={missingField !== undefined}>
            Next
            <ArrowRightIcon className="mirrored" aria-hidden />
          </Button>
        )}
      </Row>
      {missingField && !pending && <Hint>{missing[missingField]}</Hint>}
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > :first-child {
    flex: 1 1 6.5rem;
  }
  > :last-child {
    flex: 1.6 1 9rem;
  }
`;

const Hint = styled.p`
  margin-top: 10px;
  color: var(--ink-3);
  font: var(--t-meta);
  text-align: center;
`;
