import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../routes.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useHistoryBack } from './useHistoryBack.ts';

/**
 * Link back to the feed; goes back in the history if the user came from there, which preserves the filter and
 * scroll position (POST-01, Q-01).
 */
export function BackHome({ children }: { children: string }) {
  const home = paths.home();
  return (
    <Row>
      <TextLink
        as={Link}
        to={home}
        icon={<ArrowLeftIcon className="mirrored" aria-hidden />}
        onClick={useHistoryBack(home)}
      >
        {children}
      </TextLink>
    </Row>
  );
}

const Row = styled.div`
  padding: 8px var(--gutter);
`;
