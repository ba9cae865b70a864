import { styled } from 'styled-components';
import { GUARANTEE_RUPEES, RESPONSE_HOURS } from '../../shared/limits.ts';
import { formatRupees } from '../../shared/format/money.ts';

/** The guarantee, shown above the first step (PLAN-26). */
export function PlanGuarantee() {
  return (
    <Text>
      Tell us the basics. An expert replies within {RESPONSE_HOURS} hours, and if we cannot offer a cheaper
      plan, you get {formatRupees(GUARANTEE_RUPEES)}.
    </Text>
  );
}

/* Close to the title it belongs to. */
const Text = styled.p`
  margin-top: -14px;
  color: var(--ink-2);
`;
