import { styled } from 'styled-components';
import { Kerb } from '../../brand/Milestone.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Loading state of the podium. */
export function PodiumSkeleton() {
  return (
    <div aria-hidden>
      <Title>
        <Skeleton w="60%" h="26px" />
      </Title>
      <Stones>
        <StoneSkeleton style={{ '--h': '196px', '--round': '58px' }} />
        <StoneSkeleton style={{ '--h': '249px', '--round': '68px' }} />
        <StoneSkeleton style={{ '--h': '186px', '--round': '58px' }} />
      </Stones>
      <Kerb />
    </div>
  );
}

const Title = styled.div`
  display: grid;
  justify-items: center;
  margin-block: 6px 18px;
`;

const Stones = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.16fr 1fr;
  align-items: end;
  gap: 10px;
`;

const StoneSkeleton = styled.span`
  height: var(--h);
  border-radius: 50% 50% 2px 2px / var(--round) var(--round) 2px 2px;
  background: var(--paper);
  box-shadow: inset 0 0 0 1.5px var(--line);
`;
