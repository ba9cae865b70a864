import WifiSlashIcon from '@phosphor-icons/core/regular/wifi-slash.svg?react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-screen-only>
      {!online && (
        <Strip>
          <WifiSlashIcon aria-hidden />
          You are offline. Some things may not work.
        </Strip>
      )}
    </div>
  );
}

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
