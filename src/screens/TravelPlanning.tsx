import { useState } from 'react';
import { styled } from 'styled-components';
import type { Itinerary } from '../contract/itineraries.ts';
import { GUARANTEE_RUPEES, RESPONSE_HOURS } from '../contract/limits.ts';
import { rupees } from '../domain/money.ts';
import { RoadPicture } from '../features/frame/RoadPicture.tsx';
import { ScreenTitle } from '../features/frame/ScreenTitle.tsx';
import { PlanThanks } from '../features/itineraries/PlanThanks.tsx';
import { PlanWizard } from '../features/itineraries/PlanWizard.tsx';
import { Stack } from '../ui/Stack.tsx';

/** The travel-plan request: the wizard with its promise, then the thanks (PLAN-01 to PLAN-26). */
export function TravelPlanning() {
  const [sent, setSent] = useState<Itinerary | null>(null);
  return (
    <Page $pad $gap={18}>
      <ScreenTitle>Plan your trip</ScreenTitle>
      {sent ? (
        <PlanThanks plan={sent} picture={<RoadPicture />} />
      ) : (
        <>
          <div>
            <h1>Plan your trip</h1>
            <Promise>
              Tell us the outline. An expert replies within {RESPONSE_HOURS} hours, and if we cannot offer a
              cheaper plan you get {rupees(GUARANTEE_RUPEES)}.
            </Promise>
          </div>
          <PlanWizard onSent={setSent} />
        </>
      )}
    </Page>
  );
}

const Page = styled(Stack)`
  padding-top: 14px;
`;

const Promise = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
`;
