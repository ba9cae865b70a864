import { useQueryClient } from '@tanstack/react-query';
import SignOutIcon from '@phosphor-icons/core/regular/sign-out.svg?react';
import { useEffect, useState } from 'react';
import { redirectTo } from '../api/redirects.ts';
import { GUEST_ID } from '../shared/limits.ts';
import { clearDrafts } from '../storage/drafts.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { toast } from '../ui/toast.ts';

/** A live server cannot be told that the user signs out; the demo signs out by itself. */
const canSignOut = (): boolean => import.meta.env.VITE_API !== 'live' || navigator.onLine;

function tellOffline(): void {
  toast({
    tone: 'destructive',
    title: 'You are offline',
    description: 'Signing out needs a connection. You are still signed in.',
  });
}

/**
 * Signs the user out and deletes their drafts (AUTH-13). Waits until every write that is being sent has been
 * answered. If one fails, the user stays signed in, since the draft is the only copy of the text.
 */
export function SignOutButton({ userId }: { userId: string }) {
  const mutations = useQueryClient().getMutationCache();
  const [isSigningOut, setSigningOut] = useState(false);
  useEffect(() => {
    if (!isSigningOut) return undefined;
    const signOutWhenIdle = (): void => {
      if (mutations.find({ status: 'pending' })) return;
      clearDrafts(userId);
      redirectTo.logout();
    };
    const unsubscribe = mutations.subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type !== 'error') return signOutWhenIdle();
      unsubscribe();
      setSigningOut(false);
    });
    signOutWhenIdle();
    return unsubscribe;
  }, [isSigningOut, mutations, userId]);
  return (
    <button
      type="button"
      data-leave={userId !== GUEST_ID || undefined}
      aria-busy={isSigningOut || undefined}
      onClick={() => (canSignOut() ? setSigningOut(true) : tellOffline())}
    >
      {isSigningOut ? <Spinner /> : <SignOutIcon aria-hidden />}
      Sign Out
    </button>
  );
}
