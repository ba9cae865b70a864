import { Composite, CompositeItem } from '@floating-ui/react';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { tabListProps } from './tabListProps.ts';

interface Props<T extends string> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs in order; `count` follows the label and is part of the accessible name. */
  tabs: readonly { id: T; label: string; count?: number | undefined }[];
  /** Id of the current tab. */
  value: T;
  /** Called with the id of the selected tab. */
  onChange: (id: T) => void;
  /** The `id` of the `TabPanel`. */
  panelId: string;
  /** Gives all tabs equal width, filling the line. */
  even?: boolean | undefined;
}

/** Slides the underline from the previous tab. */
function slide(mark: HTMLElement, previous: Element, tab: Element): void {
  const from = previous.getBoundingClientRect();
  const to = tab.getBoundingClientRect();
  if (Math.min(from.width, to.width) === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = `translateX(${from.left - to.left}px) scaleX(${from.width / to.width})`;
  mark.animate([{ transform: start }, { transform: 'none' }], { duration: 160, easing: 'ease-out' });
}

/**
 * A tab list with a single tab stop; arrow keys, Home and End move and select. To filter one list use
 * `ChipGroup`, to navigate use links. Needs a `TabPanel`.
 */
export function Tabs<T extends string>({ label, tabs, value, onChange, panelId, even = false }: Props<T>) {
  const current = useRef<Element>(null);
  const placeMark = useCallback((mark: HTMLElement | null) => {
    const tab = mark?.parentElement;
    if (!tab) return;
    if (current.current && current.current !== tab) slide(mark, current.current, tab);
    current.current = tab;
  }, []);
  const row = tabListProps({ ids: tabs.map(({ id }) => id), value, onChange, panelId });
  return (
    <Line>
      <Composite {...row.list} aria-label={label} render={<List $even={even} />}>
        {tabs.map(({ id, label: words, count }) => (
          <CompositeItem key={id} {...row.tab(id)} render={<Tab type="button" />}>
            {words}
            {count !== undefined && <Count>{count}</Count>}
            {id === value && <Mark ref={placeMark} />}
          </CompositeItem>
        ))}
      </Composite>
    </Line>
  );
}

const Line = styled.div`
  container-type: inline-size;
  border-bottom: 1px solid var(--line);
`;

const List = styled.div<{ $even: boolean }>`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  /* Keeps every tab in view at large text sizes. */
  @container (max-width: 13rem) {
    flex-wrap: wrap;
  }
  > button {
    flex: ${({ $even }) => ($even ? '1 0 auto' : 'none')};
    padding: 0 ${({ $even }) => ($even ? '4px' : '12px')};
  }
`;

const Tab = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 46px;
  font: 600 0.9375rem/1.25rem var(--font-text);
  color: var(--ink-2);
  transition: color var(--d-quick);
  &[aria-selected='true'] {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Mark = styled.span`
  position: absolute;
  right: 8px;
  bottom: 0;
  left: 8px;
  height: 5px;
  border-radius: 5px 5px 0 0;
  background: var(--marigold);
  transform-origin: 0 0;
  pointer-events: none;
`;

const Count = styled.span`
  font-weight: 450;
  color: var(--ink-3);
`;
