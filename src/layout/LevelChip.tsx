import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatCount, formatNumber } from '../shared/format/numbers.ts';
import { paths } from '../routes.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { RollingText } from '../ui/RollingText.tsx';
import { Stone } from '../brand/Stone.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { userStatsQuery } from '../features/users/queries.ts';
import { useDelayedLevel } from '../features/users/useDelayedLevel.ts';

/** The badge with level and points; links to the profile (HDR-02, HDR-13). */
export function LevelChip({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(userStatsQuery(userId));
  if (!data && isError) return <LoadFailure onRetry={refetch}>Your level did not load.</LoadFailure>;
  if (!data) return <Waiting aria-hidden />;
  return (
    <Chip to={paths.profile()}>
      <VisuallyHidden>
        Level {data.level}, {formatCount(data.totalPoints, 'point')}
      </VisuallyHidden>
      <DelayedStone key={userId} userId={userId} level={data.level} />
      <b aria-hidden>
        <RollingText>{formatNumber(data.totalPoints)}</RollingText>
      </b>
    </Chip>
  );
}

const DelayedStone = ({ userId, level }: { userId: string; level: number }) => (
  <Stone level={useDelayedLevel(userId, level)} size={30} />
);

const Chip = styled(Link)`
  display: flex;
  align-items: center;
  gap: 7px;
  min-height: var(--touch);
  padding: 0 8px;
  border-radius: var(--r-control);
  font: var(--t-control);
  b {
    font-weight: 680;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--paper-2);
    }
  }
`;

const Waiting = styled.span`
  width: 66px;
`;
