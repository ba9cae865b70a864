import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react';
import { styled } from 'styled-components';
import type { Challenge } from '../../contract/schemas/users.ts';
import { SegmentBar } from '../../ui/SegmentBar.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** A challenge with progress, target and reward (PROF-12). */
export function ChallengeRow({ challenge }: { challenge: Challenge }) {
  const { name, description, reward, target, completed } = challenge;
  const progress = Math.min(challenge.progress, target);
  return (
    <Row>
      <Head>
        <h3>{name}</h3>
        {completed ? (
          <Tag tone="leaf" icon={<CheckCircleFillIcon aria-hidden />}>
            Completed
          </Tag>
        ) : (
          <Tag tone="marigold">worth {reward}</Tag>
        )}
      </Head>
      <p>{description}</p>
      {/* Hidden if the reply lacks progress or target. */}
      {progress >= 0 && (
        <Line>
          <SegmentBar value={progress} max={target} label={`${name}: ${progress} of ${target}`} />
          <span>
            {progress}/{target}
          </span>
        </Line>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  gap: 6px;
  padding: 14px 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  h3 {
    font: var(--t-strong);
  }
  p {
    color: var(--ink-2);
    font: var(--t-body-s);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Line = styled.div`
  display: grid;
  /* Wide enough for '100/100', so that all bars end at the same position. */
  grid-template-columns: minmax(0, 1fr) 3.25rem;
  align-items: center;
  gap: 8px;
  color: var(--ink-3);
  font: var(--t-meta);
  text-align: end;
`;
