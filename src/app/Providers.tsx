import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query.ts';
import { GlobalStyle } from '../ui/theme/GlobalStyle.tsx';

interface Props {
  /** Brought by stories and tests; the app makes its own. */
  client?: QueryClient;
  children: ReactNode;
}

/** What every screen stands on, whatever router is around it: data and style. */
export function Providers({ client, children }: Props) {
  const [own] = useState(() => client ?? createQueryClient());
  return (
    <QueryClientProvider client={own}>
      <GlobalStyle />
      {children}
    </QueryClientProvider>
  );
}
