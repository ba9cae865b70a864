import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../api/queryClient.ts';
import { toast } from '../ui/toast.ts';

/** The query client of the app, which shows failed writes as toasts. */
export const createAppQueryClient = (): QueryClient =>
  createQueryClient((message) => toast({ ...message, tone: 'destructive' }));
