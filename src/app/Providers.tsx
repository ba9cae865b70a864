import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createAppQueryClient } from './createAppQueryClient.ts';

interface Props {
  /** Set by stories and tests; the app creates its own. */
  client?: QueryClient;
  children: ReactNode;
}

/** The data that every screen needs, whichever router is around it. */
export function Providers({ client, children }: Props) {
  const [own] = useState(() => client ?? createAppQueryClient());
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}
