import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createAppQueryClient } from './createAppQueryClient.ts';
import { Providers } from './Providers.tsx';
import { notifications } from '../features/notifications/notifications.ts';
import { NotificationBell } from '../layout/NotificationBell.tsx';

test('[NOTIF-07, WS-05] news is announced again once the bell is gone, also while its panel was open', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <Providers client={createAppQueryClient()}>
        <MemoryRouter>
          <NotificationBell />
        </MemoryRouter>
      </Providers>,
    ),
  );
  const bell = await vi.waitUntil(() => document.querySelector<HTMLElement>('[aria-label="Notifications"]'));
  await userEvent.click(bell);
  expect(notifications.isListed()).toBe(true);
  root.unmount();
  expect(notifications.isListed()).toBe(false);
});
