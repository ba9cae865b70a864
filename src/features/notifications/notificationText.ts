/** NOTIF-09 to NOTIF-13, by the type of the live message. */
const texts: Record<string, string> = {
  poll_updated: "A poll you're interested in has been updated",
  poll_update: "A poll you're interested in has been updated",
  new_comment: 'Someone commented on a post',
  new_like: 'Your post received a new like',
  new_follow: 'You have a new follower',
  connected: 'Connected to real-time updates',
};

/** What a notification says; 'New activity' for any other type (NOTIF-14). */
export const notificationText = (type: string): string => texts[type] ?? 'New activity';
