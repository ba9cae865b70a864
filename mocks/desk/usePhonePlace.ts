import { useEffect } from 'react';

/** Tells the style sheet that the desk stands beside the phone. */
export function usePhonePlace(beside: boolean): void {
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-desk', beside);
    return () => page.removeAttribute('data-desk');
  }, [beside]);
}

/** Tells it that a second phone stands beside the first. */
export function useSecondPlace(): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-second', true);
    return () => document.documentElement.removeAttribute('data-second');
  }, []);
}
