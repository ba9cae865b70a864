import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SponsorAnchor } from './SponsorAnchor.tsx';
import { useImpressions } from './useImpressions.ts';
import { sponsorsQuery } from './queries.ts';

/** 'Leaderboard sponsored by' (LB-03); renders nothing without sponsors. */
export function SponsorStrip() {
  const { data: sponsors, isPending, isError, refetch } = useQuery(sponsorsQuery('leaderboard'));
  useImpressions(sponsors);
  if (isPending) return <StripSkeleton />;
  if (isError && !sponsors) {
    return <LoadFailure onRetry={refetch}>The leaderboard sponsors did not load.</LoadFailure>;
  }
  if (!sponsors || sponsors.length === 0) return null;
  return (
    <Strip aria-labelledby="sponsored-by">
      <h2 id="sponsored-by">Leaderboard sponsored by</h2>
      <ul>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <Mark sponsor={sponsor}>
              <SponsorLogo src={sponsor.logoUrl} />
              {sponsor.name}
            </Mark>
          </li>
        ))}
      </ul>
    </Strip>
  );
}

/** As tall as two rows of sponsors, so that the content below does not shift. */
function StripSkeleton() {
  return (
    <Strip as="div" aria-hidden>
      <Line>
        <Skeleton w="150px" h="12px" />
      </Line>
      <ul>
        {['a', 'b', 'c', 'd'].map((key) => (
          <SkeletonItem key={key}>
            <Skeleton w="80%" />
          </SkeletonItem>
        ))}
      </ul>
    </Strip>
  );
}

/** Renders nothing if the logo does not load. */
function SponsorLogo({ src }: { src: string | null }) {
  const [broken, setBroken] = useState(false);
  if (!src || broken) return null;
  return <Logo src={src} alt="" width={24} height={24} loading="lazy" onError={() => setBroken(true)} />;
}

const Logo = styled.img`
  flex: none;
  border-radius: 4px;
  object-fit: contain;
  [data-theme='dark'] & {
    background: var(--stone-edge);
  }
`;

const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 10px 16px 6px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  h2 {
    margin-bottom: 4px;
    color: var(--ink-3);
    font: var(--t-meta);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 40%)), auto));
    column-gap: 10px;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: 1.125rem;
  margin-bottom: 4px;
`;

const SkeletonItem = styled.li`
  display: flex;
  align-items: center;
  min-height: var(--touch);
`;

const Mark = styled(SponsorAnchor)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: var(--touch);
  min-width: 0;
  padding-block: 4px;
  font: 680 0.9375rem/1.125rem var(--font-text);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
