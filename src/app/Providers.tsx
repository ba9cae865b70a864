import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createAppQueryClient } from './createAppQueryClient.ts';
import { GlobalStyle } from '../ui/theme/GlobalStyle.tsx';

interface Props {
  /** Set by stories and tests; the app creates its own. */
  client?: QueryClient;
  children: ReactNode;
}

/** Data and styles that every screen needs, whichever router is around it. */
export function Providers({ client, children }: Props) {
  const [own] = useState(() => client ?? createAppQueryClient());
  return (
    <QueryClientProvider client={own}>
      <GlobalStyle />
      {children}
    </QueryClientProvider>
  );
}
