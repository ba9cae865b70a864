import ArrowSquareOutIcon from '@phosphor-icons/core/regular/arrow-square-out.svg?react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { withBase } from '../../routes.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { SponsorAnchor } from './SponsorAnchor.tsx';
import { useImpressions } from './useImpressions.ts';
import { sponsorsQuery } from './queries.ts';

/** Banner sponsors, each with a 'Sponsored' tag (LB-04); renders nothing without sponsors. */
export function SponsorBanners() {
  const { data: sponsors, isError, refetch } = useQuery(sponsorsQuery('banner'));
  useImpressions(sponsors);
  if (isError && !sponsors) {
    return <LoadFailure onRetry={refetch}>The sponsors' banners did not load.</LoadFailure>;
  }
  if (!sponsors || sponsors.length === 0) return null;
  return (
    <Stack as="ul" $gap={16} aria-label="Sponsors">
      {sponsors.map((sponsor) => (
        <li key={sponsor.id}>
          <Banner sponsor={sponsor}>
            <Picture
              src={sponsor.bannerImageUrl}
              alt=""
              ratio={3}
              fallbackSrc={withBase('pictures/fallback.svg')}
              flush
            >
              <Sponsored>Sponsored</Sponsored>
            </Picture>
            <Text>
              <span>
                <b>{sponsor.name}</b>
                {sponsor.description && <small>{sponsor.description}</small>}
              </span>
              <ArrowSquareOutIcon aria-hidden />
            </Text>
          </Banner>
        </li>
      ))}
    </Stack>
  );
}

const Banner = styled(SponsorAnchor)`
  display: block;
  width: 100%;
  border-radius: var(--r-paper);
  overflow: hidden;
  background: var(--paper);
  box-shadow: var(--e1);
`;

const Sponsored = styled.span`
  position: absolute;
  z-index: 2;
  top: 8px;
  inset-inline-start: 8px;
  padding: 3px 8px;
  border-radius: 4px;
  background: var(--picture-note);
  color: var(--on-image);
  font: var(--t-micro);
`;

const Text = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 16px;
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b,
  small {
    display: block;
  }
  b {
    font: var(--t-strong);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  svg {
    flex: none;
    width: 22px;
    height: 22px;
  }
`;
