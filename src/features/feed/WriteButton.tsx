import PencilSimpleIcon from '@phosphor-icons/core/regular/pencil-simple.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { useScrollingDown } from './useScrollingDown.ts';

/** The floating link to a new post (FEED-07); hidden while the page is scrolled down. */
export function WriteButton() {
  const hidden = useScrollingDown();
  return (
    <Tab
      to={paths.createPost()}
      aria-label="Write a post"
      data-screen-only
      data-floating
      data-hidden={hidden || undefined}
    >
      <PencilSimpleIcon aria-hidden />
    </Tab>
  );
}

/** A tab at the edge of the column, beyond the end of text lines. It makes room for toasts. */
const Tab = styled(Link)`
  position: fixed;
  z-index: 25;
  right: max(0px, 50% - var(--column) / 2);
  bottom: calc(var(--nav) + 20px + env(safe-area-inset-bottom));
  display: grid;
  place-items: center;
  width: 30px;
  height: 52px;
  border: 1px solid var(--line-2);
  border-right: 0;
  border-radius: 16px 0 0 16px;
  background: var(--paper);
  color: var(--link);
  box-shadow: var(--e2);
  transition:
    transform var(--d-paper) var(--ease-out),
    opacity var(--d-quick);
  svg {
    width: 20px;
    height: 20px;
  }
  /* The touch target is larger than the visible tab, which must not cover the text of the cards. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 0 -15px;
  }
  @media (min-width: 640px) {
    right: auto;
    left: calc(50% + var(--column) / 2);
    width: 52px;
    height: 48px;
    border-right: 1px solid var(--line-2);
    border-left: 0;
    border-radius: 0 24px 24px 0;
  }
  &:active {
    transform: translateY(1px) scale(0.96);
  }
  &[data-hidden]:not(:focus-visible) {
    transform: translateX(100%);
    opacity: 0;
    pointer-events: none;
  }
  /* In landscape it would cover the feed's filter; the bottom bar has the link too. */
  @media (max-width: 639px) and (max-height: 479px) {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-hidden]:not(:focus-visible) {
      transform: none;
    }
  }
`;
