import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { User } from '../contract/schemas/users.ts';
import { displayName } from '../shared/rules/people.ts';
import { paths } from '../routes.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { PRODUCT_NAME } from '../brand/productName.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { closeToast } from '../ui/toast.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { scrollToTop } from './scrollToTop.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { currentUserQuery } from '../features/session/queries.ts';
import { Lazy } from '../ui/Lazy.tsx';
import { LevelChip } from './LevelChip.tsx';

const MENU = 'Open profile menu';
const loadDrawer = () => import('./ProfileDrawer.tsx').then((file) => file.ProfileDrawer);
const loadThemeButton = () => import('./ThemeButton.tsx').then((file) => file.ThemeButton);

/** The top bar: logo, level, bell and drawer, or a sign-in link for visitors (HDR-01 to HDR-04, AMB-02). */
export function Header() {
  const { data: currentUser, isError, refetch } = useQuery(currentUserQuery);
  const isHome = useLocation().pathname === paths.home();
  return (
    <Bar data-screen-only>
      <Home to={paths.home()} aria-label={`${PRODUCT_NAME}, home`} onClick={isHome ? scrollToTop : undefined}>
        <Wordmark />
      </Home>
      {currentUser && <SignedIn currentUser={currentUser} />}
      {currentUser === null && <SignedOut />}
      {currentUser === undefined && isError && (
        <LoadFailure onRetry={refetch}>Your account did not load.</LoadFailure>
      )}
    </Bar>
  );
}

const SignedIn = memo(function SignedIn({ currentUser }: { currentUser: User }) {
  const [open, setOpen] = useState(false);
  const onClose = (): void => setOpen(false);
  const onOpen = (): void => {
    // Opening the drawer closes it too, since it would cover the drawer.
    closeToast();
    setOpen(true);
  };
  return (
    <>
      <LevelChip userId={currentUser.id} />
      <NotificationBell />
      <Tooltip label={MENU} below>
        <IconButton label={MENU} aria-haspopup="dialog" onClick={onOpen}>
          <Avatar name={displayName(currentUser)} src={currentUser.profileImageUrl} size={32} />
        </IconButton>
      </Tooltip>
      <Lazy load={loadDrawer} wanted={open} props={{ currentUser, open, onClose }} />
    </>
  );
});

function SignedOut() {
  return (
    <>
      <Lazy load={loadThemeButton} wanted props={{}} />
      <ButtonLink as={Link} to={paths.landing()} variant="quiet" size="sm">
        Sign in
      </ButtonLink>
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  align-items: center;
  gap: 2px;
  height: var(--header);
  padding-top: env(safe-area-inset-top);
  padding-inline: var(--gutter) 8px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  /* In short windows the bars would take up more than a quarter of the height. */
  @media (max-height: 479px) {
    position: relative;
  }
`;

const Home = styled(Link)`
  flex: 1;
  min-width: var(--touch);
  border-radius: var(--r-control);
`;
