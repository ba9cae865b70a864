import AirplaneTiltIcon from '@phosphor-icons/core/regular/airplane-tilt.svg?react';
import AirplaneTiltFillIcon from '@phosphor-icons/core/fill/airplane-tilt-fill.svg?react';
import BusIcon from '@phosphor-icons/core/regular/bus.svg?react';
import BusFillIcon from '@phosphor-icons/core/fill/bus-fill.svg?react';
import TrainIcon from '@phosphor-icons/core/regular/train.svg?react';
import TrainFillIcon from '@phosphor-icons/core/fill/train-fill.svg?react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Label } from '../../ui/Field.tsx';
import { BUDGETS, type PlanForm } from './planForm.ts';
import { rangeText } from './planRequest.ts';

const icons = {
  budget: { regular: BusIcon, fill: BusFillIcon },
  standard: { regular: TrainIcon, fill: TrainFillIcon },
  luxury: { regular: AirplaneTiltIcon, fill: AirplaneTiltFillIcon },
};

/** The budget ranges as three ticket-shaped radio options (PLAN-08). */
export function BudgetOptions() {
  const { register, watch } = useFormContext<PlanForm>();
  const chosen = watch('budgetType');
  return (
    <Group>
      <Label as="legend">Budget range, per person</Label>
      {BUDGETS.map((range) => {
        const Icon = icons[range.id][range.id === chosen ? 'fill' : 'regular'];
        return (
          <Fare key={range.id}>
            <ClassMark>
              <Icon aria-hidden />
            </ClassMark>
            <span>
              <Name>{range.name}</Name>
              <Range>{rangeText(range)}</Range>
            </span>
            <input type="radio" value={range.id} {...register('budgetType')} />
          </Fare>
        );
      })}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  legend {
    margin-bottom: 8px;
  }
`;

const ClassMark = styled.span`
  align-self: stretch;
  display: grid;
  place-items: center;
  border-right: 2px dotted var(--line-2);
  color: var(--ink-2);
  svg {
    width: 26px;
    height: 26px;
  }
`;

const Name = styled.b`
  display: block;
  font: var(--t-sub);
`;

const Range = styled.span`
  color: var(--ink-2);
  font: var(--t-body-s);
`;

const Fare = styled.label`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 68px;
  padding-inline-end: 16px;
  border-radius: var(--r-paper);
  overflow: hidden;
  background: var(--paper);
  box-shadow: inset 0 0 0 1px var(--line-2);
  cursor: pointer;
  > :nth-child(2) {
    padding-block: 8px;
  }
  input {
    appearance: none;
    width: 22px;
    height: 22px;
    margin: 0;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--line-2);
    cursor: pointer;
    outline: none;
  }
  input:checked {
    box-shadow: inset 0 0 0 7px var(--ink);
  }
  &:has(:checked) {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      box-shadow: inset 0 0 0 2px var(--ink);
      pointer-events: none;
    }
    ${ClassMark} {
      background: var(--marigold);
      color: var(--on-marigold);
      border-right-color: var(--paper);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &:has(:checked) {
      border-width: 3px;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 2px;
  }
`;
