import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { CONTACT_FIELDS, filled, type PlanForm, type Step, TRIP_FIELDS } from './planForm.ts';

interface Props {
  step: Step;
  pending: boolean;
  onPrevious: () => void;
}

const missing: Record<(typeof TRIP_FIELDS)[number], string> = {
  destination: 'Add a destination to continue',
  startDate: 'Add a start date to continue',
  endDate: 'Add an end date to continue',
};

/** Previous and Next, or the button that sends; each closed until it may be pressed (PLAN-09 to PLAN-12). */
export function PlanButtons({ step, pending, onPrevious }: Props) {
  const { watch } = useFormContext<PlanForm>();
  const trip = watch(TRIP_FIELDS);
  const contact = watch(CONTACT_FIELDS);
  const lacking = TRIP_FIELDS.find((_, place) => !filled([trip[place] ?? '']));
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
            variant="gold"
            disabled={!filled(contact) || lacking !== undefined}
            pending={pending}
            pendingLabel="Sending"
          >
            Submit my plan
          </Button>
        ) : (
          <Button key="next" type="submit" disabled={lacking !== undefined}>
            Next
            <ArrowRightIcon aria-hidden />
          </Button>
        )}
      </Row>
      {step === 1 && lacking && <Hint>{missing[lacking]}</Hint>}
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.6fr;
  gap: 12px;
`;

const Hint = styled.p`
  margin-top: 10px;
  color: var(--ink-3);
  font: var(--t-meta);
  text-align: center;
`;
