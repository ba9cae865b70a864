import EyeIcon from '@phosphor-icons/core/regular/eye.svg?react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useIsGuest } from '../features/session/useIsGuest.ts';
import { useCurrentUser } from '../features/session/queries.ts';

/** Shown only to the demo's guest user (HDR-11, HDR-12). */
export const GuestBanner = memo(function GuestBanner() {
  const currentUser = useCurrentUser();
  if (!useIsGuest(currentUser)) return null;
  // Space is reserved until the user is known, so that the layout does not shift.
  return (
    <Strip aria-label="Guest mode" data-screen-only data-awaited={currentUser === undefined || undefined}>
      <EyeIcon aria-hidden />
      <span>Browsing in Guest Mode</span>
      <ButtonLink as={Link} to={paths.landing()} variant="quiet" size="sm">
        Sign in
      </ButtonLink>
    </Strip>
  );
});

/** Paper with an airmail letter's striped border. */
const Strip = styled.aside`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 7px 8px 2px 16px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  font: var(--t-strong);
  &[data-awaited] {
    visibility: hidden;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 5px;
    background: repeating-linear-gradient(
      118deg,
      var(--vermilion-fill) 0 12px,
      transparent 12px 20px,
      var(--indigo) 20px 32px,
      transparent 32px 40px
    );
  }
  span {
    flex: 1;
  }
  > svg {
    width: 18px;
    height: 18px;
  }
`;
