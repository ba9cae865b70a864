import { useEffect, useState } from 'react';
import { recentNotifications } from '../../live/recentNotifications.ts';
import { useDesk } from '../useDesk.ts';
import { notificationsOf } from './moveNotifications.ts';
import type { SecondFrame } from './useNotificationLine.ts';

/** Fills the bell of the second phone with the news of today, like that of the first: its own town is still. */
export function useRecentNotifications(phone: SecondFrame | null, userId: string): void {
  const { backend, run } = useDesk();
  const [firstUser] = useState(userId);
  useEffect(() => {
    const page = phone?.frame.contentDocument?.defaultView;
    if (!page || !backend.simulator.isOn()) return;
    run(async () => {
      await page.mockBackend?.ready;
      const there = notificationsOf(page);
      const news = recentNotifications(backend.db, firstUser, backend.clock.now());
      for (const message of news) there?.receive(message, firstUser);
    });
  }, [backend, firstUser, phone, run]);
}
