import { useQuery } from '@tanstack/react-query';
import GoogleIcon from '@phosphor-icons/core/regular/google-logo.svg?react';
import GearSixIcon from '@phosphor-icons/core/regular/gear-six.svg?react';
import KeyboardIcon from '@phosphor-icons/core/regular/keyboard.svg?react';
import ListChecksIcon from '@phosphor-icons/core/regular/list-checks.svg?react';
import QuestionIcon from '@phosphor-icons/core/regular/question.svg?react';
import UserCircleIcon from '@phosphor-icons/core/regular/user-circle.svg?react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { redirectTo } from '../api/redirects.ts';
import { GUEST_ID } from '../shared/limits.ts';
import { displayName } from '../shared/rules/people.ts';
import { levelTitle } from '../shared/rules/levels.ts';
import type { User } from '../contract/schemas/users.ts';
import { formatCount } from '../shared/format/numbers.ts';
import { paths, withBase } from '../routes.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { DecorativeImage } from '../ui/DecorativeImage.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Stone } from '../brand/Stone.tsx';
import { comingSoon } from '../ui/comingSoon.ts';
import { RoadPicture } from './RoadPicture.tsx';
import { loadRoadPictures } from './roadPictures.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { shortcuts } from './shortcutKeys.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { userStatsQuery } from '../features/users/queries.ts';

interface Props {
  currentUser: User;
  open: boolean;
  onClose: () => void;
}

/**
 * The profile drawer: links, theme switch and sign-out (HDR-04 to HDR-09, HDR-14); the guest can sign in
 * (AMB-76).
 */
export function ProfileDrawer({ currentUser, open, onClose }: Props) {
  useEffect(() => {
    if (open) loadRoadPictures();
  }, [open]);
  return (
    <Drawer open={open} onClose={onClose} label="Profile menu">
      <Cover>
        <RoadPicture />
      </Cover>
      <Identity currentUser={currentUser} />
      <DrawerLinks isGuest={currentUser.id === GUEST_ID} onClose={onClose} />
      <Footer>
        <p>Theme</p>
        <ThemeSwitch />
      </Footer>
      <Menu>
        <SignOutButton userId={currentUser.id} />
      </Menu>
    </Drawer>
  );
}

function DrawerLinks({ isGuest, onClose }: Pick<Props, 'onClose'> & { isGuest: boolean }) {
  const showKeys = (): void => {
    onClose();
    shortcuts.showHelp(true);
  };
  return (
    <Menu>
      {isGuest && (
        <button type="button" onClick={redirectTo.google}>
          <DecorativeImage src={withBase('pictures/google.svg')} fallback={<GoogleIcon aria-hidden />} />
          Continue with Google
        </button>
      )}
      <Link to={paths.profile()} onClick={onClose}>
        <UserCircleIcon aria-hidden />
        Profile
      </Link>
      <Link to={paths.todoList()} onClick={onClose}>
        <ListChecksIcon aria-hidden />
        Travel To-Do List
      </Link>
      <button type="button" onClick={() => comingSoon('Settings')}>
        <GearSixIcon aria-hidden />
        Settings
      </button>
      <button type="button" onClick={() => comingSoon('Help & Support')}>
        <QuestionIcon aria-hidden />
        Help & Support
      </button>
      <button type="button" data-keys onClick={showKeys}>
        <KeyboardIcon aria-hidden />
        Keyboard Shortcuts
      </button>
    </Menu>
  );
}

function Identity({ currentUser }: { currentUser: User }) {
  const { data, isError, refetch } = useQuery(userStatsQuery(currentUser.id));
  return (
    <Person>
      <Ring>
        <Avatar name={displayName(currentUser)} src={currentUser.profileImageUrl} size={64} />
      </Ring>
      <div>
        <h2>{displayName(currentUser)}</h2>
        {data && (
          <p>
            {levelTitle(data.level)} · {formatCount(data.totalPoints, 'point')}
          </p>
        )}
        {!data && isError && <LoadFailure onRetry={refetch}>Your level did not load.</LoadFailure>}
      </div>
      {data && <Stone level={data.level} size={48} label={`Level ${data.level}`} />}
    </Person>
  );
}

const Cover = styled.div`
  height: 110px;
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 32%;
  }
`;

const Ring = styled.div`
  grid-column: 1 / -1;
  justify-self: start;
  margin-top: -34px;
  border-radius: 50%;
  box-shadow: 0 0 0 4px var(--paper);
`;

const Person = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  padding: 0 18px 14px;
  p {
    color: var(--ink-3);
    font: var(--t-control);
  }
`;

const Menu = styled.div`
  padding: 4px 0;
  border-top: 1px solid var(--line);
  a,
  button {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 52px;
    padding: 0 18px;
    font: var(--t-body);
    font-weight: 540;
  }
  svg,
  img {
    flex: none;
    width: 24px;
    height: 24px;
    color: var(--ink-2);
  }
  @media (hover: hover) {
    a:hover,
    button:hover {
      background: var(--paper-2);
    }
  }
  :focus-visible {
    outline-offset: -3px;
  }
  @media (pointer: coarse) {
    [data-keys] {
      display: none;
    }
  }
  [data-leave],
  [data-leave] svg {
    color: var(--vermilion);
  }
`;

const Footer = styled.div`
  display: grid;
  gap: 8px;
  margin-top: auto;
  padding: 14px 18px;
  border-top: 1px solid var(--line);
  p {
    font: var(--t-field);
  }
`;
