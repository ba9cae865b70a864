import ArrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../routes.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useStepBack } from './useStepBack.ts';

/** The way back to the feed: for who came from there, to the place in it, filter included (POST-01, Q-01). */
export function BackHome({ children }: { children: string }) {
  const home = paths.home();
  return (
    <Row>
      <TextLink as={Link} to={home} icon={<ArrowLeftIcon aria-hidden />} onClick={useStepBack(home)}>
        {children}
      </TextLink>
    </Row>
  );
}

const Row = styled.div`
  padding: 8px var(--gutter);
`;
