import { Fragment, type RefObject, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { BottomNav } from './BottomNav.tsx';
import { GuestBanner } from './GuestBanner.tsx';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Lazy } from '../ui/Lazy.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { useAnnouncedNavigation } from './useAnnouncedNavigation.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';
import { useBackendEvents } from '../features/live/useBackendEvents.ts';
import { useFirstLevel } from '../features/users/useFirstLevel.ts';
import { useFirstAchievements } from '../features/users/useFirstAchievements.ts';
import { useLiveMessages } from '../features/live/useLiveMessages.ts';
import { useVisitorDrafts } from '../features/session/useVisitorDrafts.ts';
import { useSharedWrites } from '../features/live/useSharedWrites.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ScreenError } from './ScreenError.tsx';
import { routeNameOf } from './routeName.ts';

const loadIdleParts = () => import('./IdleParts.tsx').then((file) => file.IdleParts);

interface EffectsProps {
  main: RefObject<HTMLElement | null>;
  landing: boolean;
}
/**
 * What goes on beside the screen: live messages, writes of other tabs, levels and announcements. A component of its own,
 * so that a new level or title does not render the header, the navigation and the screen again.
 */
function Effects({ main, landing }: EffectsProps) {
  const title = useAnnouncedNavigation(main);
  useLiveMessages();
  useBackendEvents();
  useSharedWrites();
  useVisitorDrafts();
  const started = useFirstLevel();
  const firstAchievements = useFirstAchievements();
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <Lazy load={loadIdleParts} props={{ started, firstAchievements, screen: main, landing }} />
    </>
  );
}

/**
 * The centered column and everything around the screen: header, navigation, banners, toasts (APP-21,
 * NAV-04, AMB-33).
 */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const route = routeNameOf(pathname);
  useScrollRestoration();
  const landing = route === 'landing';
  const nav = !landing && route !== 'notFound';
  return (
    <Column $nav={nav}>
      <Grain aria-hidden />
      {!landing && (
        <>
          <SkipLink target={main}>Skip to content</SkipLink>
          <Header />
          <GuestBanner />
        </>
      )}
      <OfflineNotice />
      {/* Before the screen, so that keyboard users can reach it without tabbing through the infinite feed. */}
      {nav && <BottomNav />}
      <main ref={main} id="main" tabIndex={-1}>
        <ErrorBoundary FallbackComponent={ScreenError} resetKeys={[pathname]}>
          {/* Outside the keyed element, so that the previous screen stays visible until the next one is
              loaded. */}
          <Suspense>
            <Fragment key={pathname}>
              <Outlet />
            </Fragment>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Toaster />
      <LoadingBar />
      <Effects main={main} landing={landing} />
    </Column>
  );
}

const Column = styled.div<{ $nav: boolean }>`
  position: relative;
  isolation: isolate;
  max-width: var(--column);
  min-height: 100dvh;
  margin: 0 auto;
  padding-bottom: ${({ $nav }) => ($nav ? 'calc(var(--nav) + 28px + env(safe-area-inset-bottom))' : '0')};
  background: var(--ground);
  @media (min-width: 640px) {
    box-shadow:
      0 0 0 1px var(--line),
      var(--e3);
  }
`;

/** A separate element: axe cannot check contrast over a pseudo-element background. */
const Grain = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  background: var(--tex-grain);
  opacity: var(--grain-on-ground);
  pointer-events: none;
`;
