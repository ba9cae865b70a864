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
 * what was typed (AMB-77). `submit` then gets what `contents` returned at the press, and otherwise nothing.
 */
export function useSubmitWhenKnown<Contents>(
  submit: (pressedWith?: Contents) => Promise<void>,
  contents: () => Contents,
) {
  const { data, isError, isFetching, refetch } = useQuery({ ...currentUserQuery, retryOnMount: false });
  const [isPressed, setPressed] = useState(false);
  const held = useRef<{ contents: Contents }>(null);
  const isKnown = data !== undefined;
  const isOver = isKnown || (isError && !isFetching);
  useEffect(() => {
    if (!held.current || !isOver) return;
    const pressedWith = held.current.contents;
    held.current = null;
    if (isKnown) void submit(pressedWith);
    else toast(NOT_SENT);
  });
  const press = async (): Promise<void> => {
    if (isKnown) return submit();
    held.current = { contents: contents() };
    setPressed(true);
    if (isError) void refetch();
    return undefined;
  };
  return { press, isWaiting: isPressed && !isOver };
}
