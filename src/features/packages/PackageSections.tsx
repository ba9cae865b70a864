import CheckIcon from '@phosphor-icons/core/regular/check.svg?react';
import FlagPennantFillIcon from '@phosphor-icons/core/fill/flag-pennant-fill.svg?react';
import SealCheckFillIcon from '@phosphor-icons/core/fill/seal-check-fill.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Package } from '../../contract/schemas/packages.ts';
import { DetailSections } from '../../ui/DetailSections.tsx';
import { IconList } from '../../ui/IconList.tsx';

/** The sections of the package screen (PKGD-03 to PKGD-07); empty ones are omitted. */
export function PackageSections({ item }: { item: Package }) {
  return (
    <DetailSections>
      <section aria-labelledby="about">
        <h2 id="about">About This Package</h2>
        <About>{item.description}</About>
      </section>
      <ListSection id="highlights" title="Package Highlights" items={item.features}>
        <IconList items={item.features} tone="marigold-ink" icon={<FlagPennantFillIcon aria-hidden />} />
      </ListSection>
      <ListSection id="included" title="What's Included" items={item.inclusions}>
        <IconList items={item.inclusions} tone="leaf" icon={<CheckIcon aria-hidden />} />
      </ListSection>
      <ListSection id="not-included" title="Not Included" items={item.exclusions}>
        <IconList items={item.exclusions} tone="vermilion" icon={<XIcon aria-hidden />} />
      </ListSection>
      {item.partnerName && (
        <Partner aria-labelledby="partner">
          <Initial aria-hidden>{Array.from(item.partnerName)[0]?.toUpperCase()}</Initial>
          <div>
            <h2 id="partner">Travel Partner</h2>
            <Name>{item.partnerName}</Name>
            <Verified>
              <SealCheckFillIcon aria-hidden />
              Verified travel partner
            </Verified>
          </div>
        </Partner>
      )}
    </DetailSections>
  );
}

function ListSection({
  id,
  title,
  items,
  children,
}: {
  id: string;
  title: string;
  items: readonly string[];
  children: ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const About = styled.p`
  margin-top: 6px;
  color: var(--ink-2);
  white-space: pre-line;
`;

const Partner = styled.section`
  display: flex;
  align-items: center;
  gap: 14px;
  h2 {
    color: var(--ink-3);
    font: var(--t-meta);
  }
`;

const Initial = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: var(--r-control);
  background: var(--wash-marigold);
  color: var(--marigold-ink);
  font: 700 1.625rem/1 var(--font-display);
`;

const Name = styled.p`
  font: var(--t-sub);
`;

const Verified = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  color: var(--leaf);
  font: var(--t-control);
  svg {
    width: 16px;
    height: 16px;
  }
`;
