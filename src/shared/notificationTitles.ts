/** Titles of the toasts about what other users did, by message type (WS-05 to WS-07). */
export const notificationTitles: Readonly<Partial<Record<string, string>>> = {
  new_post: 'New post',
  new_question: 'New question',
  poll_updated: 'Poll updated',
};
