import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Part, hydratedParts } from './hydratedParts.ts';

/**
 * Hydrates its content after the rest of a prerendered page, or when it is pressed. Render it from a memoized
 * component: an update from outside would hydrate the content immediately.
 */
export function HydratedPart({ children }: { children: ReactNode }) {
  const [part] = useState<Part>(() => ({ isHydrated: false }));
  useEffect(() => hydratedParts.expect(part), [part]);
  return (
    <Suspense>
      {children}
      <Mark part={part} />
    </Suspense>
  );
}

function Mark({ part }: { part: Part }) {
  useEffect(() => hydratedParts.mark(part), [part]);
  return null;
}
