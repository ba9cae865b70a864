import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../api/queryClient.ts';
import { toast, UNDO_TOAST_ID } from '../ui/toast.ts';

/** The query client of the app, which shows failed writes as toasts. */
export const createAppQueryClient = (): QueryClient =>
  createQueryClient(({ retry, ...message }) =>
    toast({
      ...message,
      tone: 'destructive',
      ...(retry && { id: UNDO_TOAST_ID, action: { label: 'Try again', onPress: retry } }),
    }),
  );
