import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { rarityText } from '../../shared/format/text.ts';
import { BadgeStamp } from '../../brand/BadgeStamp.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../brand/EmptyState.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ChallengeRow } from './ChallengeRow.tsx';
import { badgesQuery, challengesQuery } from '../users/queries.ts';

interface Props {
  /** Owner of the badges and challenges. */
  userId: string;
  /** Whether this is the current user, who also sees challenges. */
  own: boolean;
}

/** Earned badges and active challenges (PROF-09 to PROF-12). */
export function Achievements({ userId, own }: Props) {
  const badges = useQuery(badgesQuery(userId));
  const challenges = useQuery(challengesQuery(userId));
  const both = {
    data: badges.data && challenges.data && { earned: badges.data, active: challenges.data },
    isError: badges.isError || challenges.isError,
    error: badges.error ?? challenges.error,
    refetch: () => Promise.all([badges.refetch(), challenges.refetch()]),
  };
  return (
    <QueryBoundary query={both} errorTitle="The achievements did not load" showRefetchError>
      {({ earned, active }) => (
        <>
          <section aria-labelledby="badges">
            <SectionHead id="badges" title="Badges" />
            <Card $flush={earned.length === 0}>
              {earned.length === 0 ? (
                <EmptyState
                  art="stone"
                  heading="h3"
                  title="No badges yet"
                  text={
                    own ? 'Your first post earns your first badge.' : 'The first post earns the first badge.'
                  }
                  action={
                    own && (
                      <ButtonLink as={Link} to={paths.createPost()}>
                        Write your first post
                      </ButtonLink>
                    )
                  }
                />
              ) : (
                <Badges>
                  {earned.map((badge) => (
                    <li key={badge.id}>
                      <BadgeStamp {...badge} />
                      <h3>{badge.name}</h3>
                      <Rarity>
                        {rarityText(badge.rarity)}
                        <span className="vh">, worth {badge.points}</span>
                      </Rarity>
                      <p>{badge.description}</p>
                    </li>
                  ))}
                </Badges>
              )}
            </Card>
          </section>
          <section aria-labelledby="challenges">
            <SectionHead id="challenges" title="Challenges" />
            <Card>
              <ul>
                {active.map((challenge) => (
                  <ChallengeRow key={challenge.id} challenge={challenge} />
                ))}
              </ul>
            </Card>
          </section>
        </>
      )}
    </QueryBoundary>
  );
}

/** Three per row, or as many as fit; the last row is centered. */
const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 20px 6px;
  margin-inline: -6px;
  li {
    flex: 0 1 calc((100% - 12px) / 3);
    min-width: 6.25rem;
    text-align: center;
  }
  svg {
    margin-inline: auto;
  }
  h3 {
    font: var(--t-strong);
    text-wrap: balance;
  }
  p {
    margin-top: 2px;
    color: var(--ink-2);
    font: var(--t-meta);
    text-wrap: balance;
  }
`;

const Rarity = styled.p`
  && {
    margin-top: 0;
    color: var(--ink-3);
  }
  &::first-letter {
    text-transform: capitalize;
  }
`;
