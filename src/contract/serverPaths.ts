/** The page loads that a real server answers by itself (spec 7, navigation targets). */
export const navigations = {
  google: '/api/auth/google',
  login: '/api/login',
  logout: '/api/logout',
} as const;

/** The live socket's path (WS-01). */
export const SOCKET_PATH = '/ws';
