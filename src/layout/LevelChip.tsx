import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatNumber } from '../shared/format/numbers.ts';
import { paths } from '../routes.ts';
import { Stone } from '../brand/Stone.tsx';
import { userStatsQuery } from '../features/users/queries.ts';

/** The badge with level and points; links to the profile (HDR-02, HDR-13). */
export function LevelChip({ userId }: { userId: string }) {
  const { data } = useQuery(userStatsQuery(userId));
  if (!data) return <Waiting aria-hidden />;
  const points = formatNumber(data.totalPoints);
  return (
    <Chip to={paths.profile()} aria-label={`Level ${data.level}, ${points} points`}>
      <Stone level={data.level} size={30} />
      <b>{points}</b>
    </Chip>
  );
}

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
