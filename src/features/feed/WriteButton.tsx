import PencilSimpleIcon from '@phosphor-icons/core/regular/pencil-simple.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { useScrollingDown } from '../../ui/useScrollingDown.ts';

/** The floating link to a new post (FEED-07); hidden while the page is scrolled down. */
export function WriteButton() {
  const hidden = useScrollingDown();
  return (
    <Tab
      className="mirrored"
      to={paths.createPost()}
      aria-label="Write a post"
      data-screen-only
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
  inset-inline-end: max(0px, 50% - var(--column) / 2);
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
  &[data-hidden]:not(:focus-visible),
  body:has([data-toast]:not([inert])) &:not(:focus-visible) {
    transform: translateX(calc(100% * var(--reach)));
    opacity: 0;
    pointer-events: none;
  }
  /* In a low window it would cover the feed's filter; the bottom bar has the same link. */
  @media (max-height: 479px) {
    display: none;
  }
`;
