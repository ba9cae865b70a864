import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Itinerary } from '../../contract/schemas/itineraries.ts';
import { GUARANTEE_RUPEES, RESPONSE_HOURS } from '../../shared/limits.ts';
import { formatRupees } from '../../shared/format/money.ts';
import { formatDateRange } from '../../shared/format/days.ts';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { nightTint } from '../../ui/nightTint.ts';
import { InkStamp } from '../../brand/InkStamp.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Stone } from '../../brand/Stone.tsx';
import { PrintablePlan } from './PrintablePlan.tsx';

const next = [
  `Experts review your itinerary within ${RESPONSE_HOURS} hours.`,
  'You get a personal consultation call.',
  `If we cannot offer a cheaper plan, ${formatRupees(GUARANTEE_RUPEES)} is yours.`,
];

interface Props {
  plan: Itinerary;
  /** Picture at the top of the card. */
  picture: ReactNode;
}

/** The thank-you screen after a plan is sent (PLAN-21 to PLAN-23). */
export function PlanThanks({ plan, picture }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the first paint, which would show the end of the page.
  useLayoutEffect(() => {
    globalThis.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack $gap={16}>
      <Card $flush>
        <Photo aria-hidden data-screen-only>
          {picture}
          <Received>
            <InkStamp animated>Received</InkStamp>
          </Received>
        </Photo>
        <Text>
          <h1 ref={heading} tabIndex={-1}>
            Thank you, {plan.contactName.split(/\s/)[0]}
          </h1>
          <p>
            Your plan for {plan.destination}, {formatDateRange(plan.startDate, plan.endDate)}, is with our
            travel experts.
          </p>
        </Text>
      </Card>
      <Card as="section" aria-labelledby="next">
        <h2 id="next">What happens next?</h2>
        <ol>
          {next.map((line, index) => (
            <Line key={line}>
              <Stone level={1} size={42} text={String(index + 1)} />
              {line}
            </Line>
          ))}
        </ol>
      </Card>
      <PrintablePlan plan={plan} />
      <ButtonLink as={Link} to={paths.home()} full data-screen-only>
        Back to Home
      </ButtonLink>
    </Stack>
  );
}

const Photo = styled.div`
  position: relative;
  aspect-ratio: 2;
  overflow: hidden;
  border-radius: var(--r-paper) var(--r-paper) 0 0;
  background: var(--wash-link);
  ${nightTint}
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 38%;
  }
  /* Peaks, road and milestone fill the lower two thirds of their picture. */
  &:has([data-of]) {
    aspect-ratio: 1.4;
  }
  [data-of] img {
    object-position: 50% 100%;
  }
  /* Drawn darker than the pictures of places. */
  [data-of='night'] img {
    filter: brightness(1.3);
  }
  /* The stamp is white, and the picture behind it may be white too. */
  &::after {
    content: '';
    position: absolute;
    inset: 38% 0 0;
    background: var(--picture-shade);
  }
  /* On the road the stamp is left of the milestone, on a dark meadow. */
  &:has([data-of]) {
    &::after {
      opacity: 0.7;
    }
    > :last-child {
      right: auto;
      left: 20px;
    }
  }
`;

const Received = styled.div`
  position: absolute;
  z-index: 1;
  right: 18px;
  bottom: 20px;
  > * {
    color: var(--on-image);
  }
`;

const Text = styled.div`
  padding: 26px 20px 22px;
  text-align: center;
  h1:focus {
    outline: none;
  }
  p {
    margin-top: 6px;
    color: var(--ink-2);
    text-wrap: balance;
  }
`;

const Line = styled.li`
  text-wrap: balance;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 10px 0;
  & + & {
    border-top: 1px solid var(--line);
  }
`;
