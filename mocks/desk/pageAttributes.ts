import { useEffect } from 'react';

/** Sets an attribute for the style sheet while the desk is beside the phone. */
export function useDeskAttribute(beside: boolean): void {
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-desk', beside);
    return () => page.removeAttribute('data-desk');
  }, [beside]);
}

/** Sets an attribute while a second phone is beside the first. */
export function useSecondPhoneAttribute(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-second', true);
    return () => document.documentElement.removeAttribute('data-second');
  }, []);
}
