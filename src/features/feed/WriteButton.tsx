import PencilSimpleIcon from '@phosphor-icons/core/regular/pencil-simple.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { useScrollingDown } from './useScrollingDown.ts';

/** The floating link to a new post (FEED-07); hidden while the page is scrolled down. */
export function WriteButton() {
  const hidden = useScrollingDown();
  return (
    <Round
      to={paths.createPost()}
      aria-label="Write a post"
      data-screen-only
      data-hidden={hidden || undefined}
    >
      <PencilSimpleIcon aria-hidden />
    </Round>
  );
}

const Round = styled(Link)`
  position: fixed;
  z-index: 25;
  bottom: calc(var(--nav) + 14px + env(safe-area-inset-bottom));
  left: calc(50% + min(var(--column), 100vw) / 2 - 68px);
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  background: var(--action);
  color: var(--on-action);
  box-shadow: var(--e2);
  transition:
    transform var(--d-paper) var(--ease-out),
    opacity var(--d-quick);
  svg {
    width: 24px;
    height: 24px;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &:active {
    transform: translateY(1px) scale(0.96);
  }
  &[data-hidden]:not(:focus-visible) {
    transform: translateY(24px);
    opacity: 0;
    pointer-events: none;
  }
  /* In landscape it would cover the feed's filter; the bottom bar has the link too. */
  @media (max-height: 479px) {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-hidden]:not(:focus-visible) {
      transform: none;
    }
  }
`;
