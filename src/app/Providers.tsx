import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LazyMotion, MotionConfig } from 'framer-motion';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../api/query.ts';
import { GlobalStyle } from '../ui/theme/GlobalStyle.tsx';

const loadFeatures = () => import('./motionFeatures.ts').then(({ features }) => features);

interface Props {
  /** Brought by stories and tests; the app makes its own. */
  client?: QueryClient;
  children: ReactNode;
}

/** What every screen stands on, whatever router is around it: data, motion and style. */
export function Providers({ client, children }: Props) {
  const [own] = useState(() => client ?? createQueryClient());
  return (
    <QueryClientProvider client={own}>
      <LazyMotion strict features={loadFeatures}>
        <MotionConfig reducedMotion="user">
          <GlobalStyle />
          {children}
        </MotionConfig>
      </LazyMotion>
    </QueryClientProvider>
  );
}
