import { Composite, CompositeItem } from '@floating-ui/react';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { SignpostIcon } from '@phosphor-icons/react/dist/csr/Signpost';
import { TicketIcon } from '@phosphor-icons/react/dist/csr/Ticket';
import { styled } from 'styled-components';
import { POST_TYPES, type PostType } from '../../contract/words.ts';
import { tabRow } from '../../ui/tabRow.ts';
import { postTypeLabel } from './postTypeLabel.ts';

interface Props {
  value: PostType;
  onChange: (type: PostType) => void;
  panelId: string;
}

const icons: Record<PostType, typeof TicketIcon> = {
  story: EnvelopeSimpleIcon,
  tip: LightbulbIcon,
  question: SignpostIcon,
  poll: TicketIcon,
};

/** The kind of a new post, as four tabs: one stop for Tab, arrow keys move and choose (CRE-01). */
export function TypeTabs({ value, onChange, panelId }: Props) {
  const row = tabRow({ ids: POST_TYPES, value, onChange, panelId });
  return (
    <Composite {...row.list} aria-label="Type of post" render={<Row />}>
      {POST_TYPES.map((type) => {
        const Icon = icons[type];
        return (
          <CompositeItem key={type} {...row.tab(type)} render={<Kind type="button" />}>
            <Icon weight={type === value ? 'fill' : 'regular'} aria-hidden />
            {postTypeLabel(type)}
          </CompositeItem>
        );
      })}
    </Composite>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  gap: 8px;
`;

const Kind = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 4px;
  min-height: 68px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font: var(--t-control);
  font-weight: 620;
  transition:
    background var(--d-quick),
    color var(--d-quick);
  &[aria-selected='true'] {
    background: var(--ink);
    box-shadow: none;
    color: var(--paper);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  svg {
    width: 24px;
    height: 24px;
  }
  @media (hover: hover) {
    &:not([aria-selected='true']):hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
  }
`;
