import BookmarkSimpleIcon from '@phosphor-icons/core/regular/bookmark-simple.svg?react';
import PencilSimpleIcon from '@phosphor-icons/core/regular/pencil-simple.svg?react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { User, UserStats } from '../../contract/schemas/users.ts';
import { displayName } from '../../shared/rules/people.ts';
import { levelProgress, levelTitle, pointsPerLevel } from '../../shared/rules/levels.ts';
import { paths } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ProgressRing } from '../../ui/ProgressRing.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stone } from '../../brand/Stone.tsx';
import { ProfileCover } from './ProfileCover.tsx';
import { ProfileCounts } from './ProfileCounts.tsx';
import { SavedDialog } from './SavedDialog.tsx';
import { userStatsQuery } from '../users/queries.ts';

interface Props {
  /** The user to show. */
  user: User;
  /** Whether it is the current user's own profile, with Saved and Edit buttons (PROF-05 to PROF-07). */
  own: boolean;
}

/** Name, bio, level and counts of a user (PROF-01, PROF-02). */
export function ProfileHead({ user, own }: Props) {
  const [saved, setSaved] = useState(false);
  const { data: stats, isError, refetch } = useQuery(userStatsQuery(user.id));
  return (
    <header>
      <ProfileCover userId={user.id} />
      <Line>
        <Portrait>
          <Avatar name={displayName(user)} src={user.profileImageUrl} size={88} />
        </Portrait>
        {own && (
          <Actions>
            <Button
              variant="line"
              size="sm"
              icon={<BookmarkSimpleIcon aria-hidden />}
              onClick={() => setSaved(true)}
            >
              Saved
            </Button>
            <ButtonLink
              as={Link}
              to={paths.editProfile()}
              variant="line"
              size="sm"
              icon={<PencilSimpleIcon aria-hidden />}
            >
              Edit
            </ButtonLink>
          </Actions>
        )}
      </Line>
      <About data-own={own}>
        {stats && <LevelRing stats={stats} />}
        {!stats && !isError && (
          <Side>
            <Skeleton w="88px" h="88px" round />
          </Side>
        )}
        <h1 dir="auto">{displayName(user)}</h1>
        {stats && (
          <small>
            {levelTitle(stats.level)} · Level {stats.level}
          </small>
        )}
        {!stats && isError && <LoadFailure onRetry={refetch}>The level did not load.</LoadFailure>}
        {!stats && !isError && <Skeleton w="132px" h="18px" />}
        {user.bio && (
          <p>
            <RichText text={user.bio} />
          </p>
        )}
      </About>
      <ProfileCounts userId={user.id} />
      {own && <SavedDialog userId={user.id} open={saved} onClose={() => setSaved(false)} />}
    </header>
  );
}

function LevelRing({ stats: { level, totalPoints } }: { stats: UserStats }) {
  return (
    <Side>
      <ProgressRing
        value={levelProgress(totalPoints, level)}
        max={pointsPerLevel.current}
        label={`Progress to level ${level + 1}`}
        size={88}
      >
        <Stone level={level} size={54} />
      </ProgressRing>
    </Side>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding: 0 var(--gutter);
`;

/* The text wraps around the level stone. */
const About = styled.div`
  display: flow-root;
  padding: 8px var(--gutter) 0;
  h1 {
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  p {
    margin-top: 4px;
    color: var(--ink-2);
  }
`;

const Side = styled.div`
  float: right;
  margin: 0 0 4px 16px;
  /* Further from the buttons, without moving what is below. */
  [data-own='true'] > & {
    margin-block: 8px -4px;
  }
`;

const Portrait = styled.div`
  position: relative;
  margin-top: -40px;
  border-radius: 50%;
  box-shadow: 0 0 0 4px var(--ground);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding-top: 10px;
  @media (max-width: 359px) {
    > * {
      padding-inline: 10px;
    }
  }
`;
