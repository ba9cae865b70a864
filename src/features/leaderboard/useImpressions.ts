import { useEffect, useRef } from 'react';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Sponsor } from '../../contract/schemas/leaderboard.ts';

/** A failed impression is only logged (LB-12). */
const countImpression = ({ id, type, name }: Sponsor): void => {
  call(endpoints.leaderboard.impression, { params: { id } }).catch((error: unknown) =>
    console.warn(`Impression of ${name} (${type}) was not counted`, error),
  );
};

/** LB-11: counts one impression per displayed sponsor and type, once per page view (AMB-53). */
export function useImpressions(sponsors: readonly Sponsor[] | undefined): void {
  const counted = useRef(new Set<string>());
  useEffect(() => {
    for (const sponsor of sponsors ?? []) {
      const key = `${sponsor.type}/${sponsor.id}`;
      if (counted.current.has(key)) continue;
      counted.current.add(key);
      countImpression(sponsor);
    }
  }, [sponsors]);
}
