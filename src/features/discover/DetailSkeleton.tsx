import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';

interface Props {
  /** Document title while loading. */
  title: string;
  /** Aspect ratio of the picture (width / height). */
  ratio: number;
}

/** Loading state of a detail page. */
export function DetailSkeleton({ title, ratio }: Props) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <h1 className="vh">{title}</h1>
      <span className="vh" role="status">
        Loading...
      </span>
      <div data-skeleton="detail" aria-hidden>
        <PictureSkeleton style={{ '--ratio': ratio }} />
        <Lines $pad $gap={12}>
          <Skeleton w="56%" />
          <Skeleton w="88%" h="30px" />
          <Skeleton w="40%" />
          <Skeleton h="150px" />
          <Skeleton w="48%" h="24px" />
          <Skeleton />
          <Skeleton />
          <Skeleton w="70%" />
        </Lines>
      </div>
    </>
  );
}

const PictureSkeleton = styled.div`
  aspect-ratio: var(--ratio);
  width: 100%;
  max-height: max(15rem, 36svh);
  background: var(--paper-3);
`;

const Lines = styled(Stack)`
  padding-block: 20px 40px;
  background: var(--paper);
`;
