import { Composite, CompositeItem } from '@floating-ui/react';
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react';
import EnvelopeSimpleFillIcon from '@phosphor-icons/core/fill/envelope-simple-fill.svg?react';
import LightbulbIcon from '@phosphor-icons/core/regular/lightbulb.svg?react';
import LightbulbFillIcon from '@phosphor-icons/core/fill/lightbulb-fill.svg?react';
import SignpostIcon from '@phosphor-icons/core/regular/signpost.svg?react';
import SignpostFillIcon from '@phosphor-icons/core/fill/signpost-fill.svg?react';
import TicketIcon from '@phosphor-icons/core/regular/ticket.svg?react';
import TicketFillIcon from '@phosphor-icons/core/fill/ticket-fill.svg?react';
import { styled } from 'styled-components';
import { POST_TYPES, type PostType } from '../../shared/enums.ts';
import { tabListProps } from '../../ui/tabListProps.ts';
import { postTypeLabel } from './postTypeLabel.ts';

interface Props {
  value: PostType;
  onChange: (type: PostType) => void;
  panelId: string;
  /** Keeps the type while the post is being sent. */
  locked: boolean;
}

const icons: Record<PostType, Record<'regular' | 'fill', typeof TicketIcon>> = {
  story: { regular: EnvelopeSimpleIcon, fill: EnvelopeSimpleFillIcon },
  tip: { regular: LightbulbIcon, fill: LightbulbFillIcon },
  question: { regular: SignpostIcon, fill: SignpostFillIcon },
  poll: { regular: TicketIcon, fill: TicketFillIcon },
};

/** The type of a new post, as four tabs: a single tab stop, arrow keys move and select (CRE-01). */
export function TypeTabs({ value, onChange, panelId, locked }: Props) {
  const change = (type: PostType): void => {
    if (!locked) onChange(type);
  };
  const row = tabListProps({ ids: POST_TYPES, value, onChange: change, panelId });
  return (
    <Composite {...row.list} aria-label="Type of post" aria-disabled={locked || undefined} render={<Row />}>
      {POST_TYPES.map((type) => {
        const Icon = icons[type][type === value ? 'fill' : 'regular'];
        return (
          <CompositeItem key={type} {...row.tab(type)} render={<Kind type="button" />}>
            <Icon aria-hidden />
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
