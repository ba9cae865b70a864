import { styled } from 'styled-components';
import type { Itinerary } from '../../contract/schemas/itineraries.ts';
import { capitalize } from '../../shared/format/text.ts';
import { formatDate } from '../../shared/format/time.ts';

const factsOf = (plan: Itinerary) => [
  { name: 'Destination', value: plan.destination },
  { name: 'Dates', value: `${formatDate(plan.startDate)} to ${formatDate(plan.endDate)}` },
  { name: 'Days', value: String(plan.duration) },
  { name: 'Kind of trip', value: capitalize(plan.travelType) },
  { name: 'Travelers', value: String(plan.groupSize) },
  { name: 'Budget', value: plan.budget },
  { name: 'Accommodation', value: capitalize(plan.accommodation) },
  { name: 'Transportation', value: capitalize(plan.transportation) },
  { name: 'Style', value: capitalize(plan.travelStyle.join(', ')) },
  { name: 'Interests', value: capitalize(plan.interests.join(', ')) },
  { name: 'Special requests', value: plan.specialRequests },
  { name: 'Food', value: plan.dietaryRestrictions },
  { name: 'Accessibility', value: plan.accessibility },
  { name: 'Name', value: plan.contactName },
  { name: 'Email', value: plan.contactEmail },
  { name: 'Phone', value: plan.contactPhone },
  { name: 'Mobile', value: plan.contactMobile },
  { name: 'Sent', value: formatDate(plan.createdAt) },
];

/** The submitted plan for printing; hidden on screen. */
export function PrintablePlan({ plan }: { plan: Itinerary }) {
  return (
    <PrintedPage>
      <h2>Your Plan</h2>
      <dl>
        {factsOf(plan)
          .filter(({ value }) => value)
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </PrintedPage>
  );
}

const PrintedPage = styled.section`
  @media not print {
    display: none;
  }
  padding: 16px;
  dl {
    margin-top: 8px;
  }
  div {
    display: grid;
    grid-template-columns: 9rem 1fr;
    gap: 12px;
    padding: 4px 0;
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
  }
  dt {
    font: var(--t-strong);
  }
`;
