import type { ComponentPropsWithRef, ReactNode } from 'react';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Sponsor } from '../../contract/schemas/leaderboard.ts';
import { sponsorLink } from './sponsorLink.ts';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> {
  sponsor: Sponsor;
  children: ReactNode;
}

const count = ({ id, name }: Sponsor): void => {
  call(endpoints.leaderboard.click, { params: { id } }).catch((error: unknown) =>
    console.warn(`Click on ${name} was not counted`, error),
  );
};

/** A sponsor to press: counts the click and opens the website, if it is one, in a new tab (LB-13). */
export function SponsorAnchor({ sponsor, children, ...rest }: Props) {
  const href = sponsorLink(sponsor.websiteUrl);
  if (href === null) {
    return (
      <button
        type="button"
        className={rest.className}
        aria-label={rest['aria-label']}
        onClick={() => count(sponsor)}
      >
        {children}
      </button>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={() => count(sponsor)}>
      {children}
    </a>
  );
}
