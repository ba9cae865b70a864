import type { ComponentPropsWithRef, ReactNode } from 'react';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Sponsor } from '../../contract/schemas/leaderboard.ts';
import { sponsorLink } from './sponsorLink.ts';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> {
  sponsor: Sponsor;
  children: ReactNode;
}

const countClick = ({ id, name }: Sponsor): void => {
  call(endpoints.leaderboard.click, { params: { id } }).catch((error: unknown) =>
    console.warn(`Click on ${name} was not counted`, error),
  );
};

/** Counts a click on a sponsor and opens its website in a new tab, if there is one (LB-13). */
export function SponsorAnchor({ sponsor, children, ...rest }: Props) {
  const href = sponsorLink(sponsor.websiteUrl);
  if (href === null) {
    return (
      <button
        type="button"
        className={rest.className}
        aria-label={rest['aria-label']}
        onClick={() => countClick(sponsor)}
      >
        {children}
      </button>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={() => countClick(sponsor)}>
      {children}
    </a>
  );
}
