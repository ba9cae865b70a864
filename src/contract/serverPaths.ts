/** Pages served by the server itself: the browser navigates to them. */
export const navigations = {
  google: '/api/auth/google',
  login: '/api/login',
  logout: '/api/logout',
} as const;

/** The path of the live socket (WS-01). */
export const SOCKET_PATH = '/ws';
