import WifiSlashIcon from '@phosphor-icons/core/regular/wifi-slash.svg?react';
import { memo, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** Keeps what sticks to the top of the window below the notice, however many lines it has. */
function makeRoom(strip: HTMLElement | null) {
  if (!strip) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notice', `${strip.offsetHeight}px`));
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty('--notice');
  };
}

/** Shown while the browser is offline. */
export const OfflineNotice = memo(function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Place role="status" data-screen-only>
      {!online && (
        <Strip ref={makeRoom}>
          <WifiSlashIcon aria-hidden />
          You are offline. Some things may not work.
        </Strip>
      )}
    </Place>
  );
});

const Place = styled.div`
  position: sticky;
  z-index: 15;
  top: 0;
  header ~ & {
    top: var(--header);
  }
  @media (max-height: 479px) {
    position: static;
  }
`;

const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--wash-marigold);
  color: var(--marigold-ink);
  font: var(--t-control);
  text-wrap: balance;
  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;
