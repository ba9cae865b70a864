import { useEffect } from 'react';

/** Tells the style sheet that the desk stands beside the phone. */
export function usePhonePlace(beside: boolean): void {
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-desk', beside);
    return () => page.removeAttribute('data-desk');
  }, [beside]);
}
