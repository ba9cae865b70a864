import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { currentUserQuery } from '../session/queries.ts';

const NOT_SENT = {
  title: 'Not sent yet',
  description: 'We could not find out who you are. Please try again.',
  tone: 'destructive',
} as const;

/**
 * Holds a press of the submit button until the person is known, since an older draft of that person is then joined to
 * what was typed (AMB-77).
 */
export function useSubmitWhenKnown(submit: () => Promise<void>) {
  const { data, isError, isFetching, refetch } = useQuery({ ...currentUserQuery, retryOnMount: false });
  const [isPressed, setPressed] = useState(false);
  const isHeld = useRef(false);
  const isKnown = data !== undefined;
  const isOver = isKnown || (isError && !isFetching);
  useEffect(() => {
    if (!isHeld.current || !isOver) return;
    isHeld.current = false;
    if (isKnown) void submit();
    else toast(NOT_SENT);
  });
  const press = async (): Promise<void> => {
    if (isKnown) return submit();
    isHeld.current = true;
    setPressed(true);
    if (isError) void refetch();
    return undefined;
  };
  return { press, isWaiting: isPressed && !isOver, isKnown };
}
