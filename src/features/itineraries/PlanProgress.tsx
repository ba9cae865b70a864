import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Stone } from '../../brand/Stone.tsx';
import { type Step, STEPS } from './planForm.ts';

/** The wizard's progress: three milestones connected by a road (PLAN-01). */
export function PlanProgress({ step }: { step: Step }) {
  return (
    <Road
      role="progressbar"
      aria-label="Travel plan"
      aria-valuemin={1}
      aria-valuemax={STEPS.length}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${STEPS.length}`}
    >
      {STEPS.map((stone) => (
        <Fragment key={stone}>
          {stone > 1 && <Leg data-passed={stone <= step || undefined} />}
          <Place data-current={stone === step || undefined}>
            <Stone level={stone} size={54} capColor={stone <= step ? 'capNational' : 'paper3'} />
          </Place>
        </Fragment>
      ))}
    </Road>
  );
}

const Road = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto 1fr auto;
  align-items: end;
  gap: 8px;
  padding: 16px 16px 0;
  border-bottom: 6px solid var(--paper-3);
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
`;

const Place = styled.span`
  svg {
    scale: 0.76;
    transform-origin: 50% 100%;
    @media (prefers-reduced-motion: no-preference) {
      transition: scale var(--d-stone) var(--ease-settle);
    }
  }
  &[data-current] svg {
    scale: 1;
  }
`;

const Leg = styled.span`
  height: 4px;
  margin-bottom: 12px;
  border-radius: 2px;
  /* Sized for a whole number of dashes. */
  background: linear-gradient(90deg, transparent 3px, var(--line-2) 3px 10px, transparent 10px) 0 / 13px round;
  &::after {
    content: '';
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--marigold);
    transform: scaleX(0);
    transform-origin: 0 0;
    transition: transform var(--d-stone) var(--ease-settle);
  }
  &:dir(rtl)::after {
    transform-origin: 100% 0;
  }
  &[data-passed]::after {
    transform: none;
  }
`;
