import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BudgetOptions } from './BudgetOptions.tsx';
import type { PlanForm } from './planForm.ts';

/** Step 2: budget and preferences (PLAN-03). */
export function BudgetStep() {
  const { register } = useFormContext<PlanForm>();
  return (
    <>
      <BudgetOptions />
      <TextField
        label={
          <>
            Current budget <Optional>optional</Optional>
          </>
        }
        hint="What another vendor quoted, if you have a quote."
        placeholder="₹28,000"
        inputMode="numeric"
        {...register('currentBudget')}
      />
      <TextArea
        label="Special requirements"
        placeholder="No long stairs, vegetarian food"
        {...register('specialRequirements')}
      />
    </>
  );
}

const Optional = styled.span`
  color: var(--ink-3);
  font-weight: 430;
`;
