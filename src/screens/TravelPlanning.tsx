import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Itinerary } from '../contract/schemas/itineraries.ts';
import { useDestinationPictures } from '../features/destinations/useDestinationPictures.ts';
import { SceneryPicture } from '../layout/SceneryPicture.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { PlanThanks } from '../features/itineraries/PlanThanks.tsx';
import { PlanWizard } from '../features/itineraries/PlanWizard.tsx';
import { Stack } from '../ui/Stack.tsx';

/** The travel-plan request: the wizard, then the thank-you screen (PLAN-01 to PLAN-26). */
export function TravelPlanning() {
  // The sent plan belongs to this history entry, so that opening 'Plan' again starts a new one.
  const { key } = useLocation();
  const [sent, setSent] = useState<{ plan: Itinerary; key: string } | null>(null);
  return (
    <Page $pad $gap={18}>
      <ScreenTitle>Plan Your Trip</ScreenTitle>
      {sent?.key === key ? (
        <PlanThanks plan={sent.plan} picture={<Where destination={sent.plan.destination} />} />
      ) : (
        <>
          <h1>Plan Your Trip</h1>
          <PlanWizard onSent={(plan) => setSent({ plan, key })} />
        </>
      )}
    </Page>
  );
}

/** A picture of the destination, or the road as fallback. */
function Where({ destination }: { destination: string }) {
  const picture = useDestinationPictures()?.(destination);
  if (picture === undefined) return null;
  return <SceneryPicture picture={picture} />;
}

const Page = styled(Stack)`
  padding-top: 14px;
`;
