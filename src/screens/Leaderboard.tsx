import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { ShareButton } from '../features/leaderboard/ShareButton.tsx';
import { SponsorBanners } from '../features/leaderboard/SponsorBanners.tsx';
import { SponsorStrip } from '../features/leaderboard/SponsorStrip.tsx';
import { LeaderboardRankings } from '../features/leaderboard/LeaderboardRankings.tsx';
import { YourRanking } from '../features/leaderboard/YourRanking.tsx';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';

/** The leaderboard and its sponsors (LB-01 to LB-15). */
export function Leaderboard() {
  return (
    <>
      <ScreenTitle>Leaderboard</ScreenTitle>
      <PageHeader title="Leaderboard" trailing={<ShareButton />} />
      <Stack $pad $gap={16}>
        <SponsorStrip />
        <YourRanking />
        <LeaderboardRankings />
        <SponsorBanners />
        <Actions>
          <ButtonLink as={Link} to={paths.createPost()}>
            Share Your Story
          </ButtonLink>
          <ButtonLink as={Link} to={paths.askLocal()} variant="line">
            Help Others
          </ButtonLink>
        </Actions>
      </Stack>
    </>
  );
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
`;
