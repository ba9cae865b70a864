import BellIcon from '@phosphor-icons/core/regular/bell.svg?react';
import BellFillIcon from '@phosphor-icons/core/fill/bell-fill.svg?react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { closeToast } from '../ui/toast.ts';
import { Lazy } from '../ui/Lazy.tsx';
import {
  NOTIFICATION_TOAST_ID,
  unreadBadgeText,
  notifications,
} from '../features/notifications/notifications.ts';

const loadPanel = () =>
  import('../features/notifications/NotificationsPanel.tsx').then((file) => file.NotificationsPanel);

/**
 * The bell shows the number of live events until its panel is opened (HDR-03, HDR-10, NOTIF-07, NOTIF-08).
 */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const { unseenCount } = useSyncExternalStore(notifications.subscribe, notifications.get, notifications.get);
  // While the panel is open, new notifications count as seen.
  const badge = open ? undefined : unreadBadgeText(unseenCount);
  const label = badge ? `Notifications (${badge} unread)` : 'Notifications';
  useEffect(() => {
    if (!open) return undefined;
    notifications.seen(true);
    return () => notifications.seen();
  }, [open]);
  const turn = (next: boolean): void => {
    // Opening the panel dismisses the toast, since the panel lists the same notifications.
    closeToast(next ? undefined : NOTIFICATION_TOAST_ID);
    setOpen(next);
  };
  return (
    <>
      <Tooltip label={label} below>
        <IconButton label={label} badge={badge} aria-haspopup="dialog" onClick={() => turn(true)}>
          {open ? <BellFillIcon aria-hidden /> : <BellIcon aria-hidden />}
        </IconButton>
      </Tooltip>
      <Lazy load={loadPanel} wanted={open} props={{ open, onClose: () => turn(false) }} />
    </>
  );
}
