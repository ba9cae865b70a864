import type { FocusEvent } from 'react';
import { tabId } from './tabId.ts';
import { handleHomeEnd } from './handleHomeEnd.ts';

interface Row<T extends string> {
  ids: readonly T[];
  /** Id of the current tab. */
  value: T;
  /** Called with the id of the selected tab. */
  onChange: (id: T) => void;
  /** The `id` of the `TabPanel`. */
  panelId: string;
}

/**
 * Props that turn a floating-ui `Composite` into a tab list: a single tab stop; arrow keys, Home and End move
 * and select.
 */
export function tabListProps<T extends string>({ ids, value, onChange, panelId }: Row<T>) {
  return {
    list: {
      role: 'tablist',
      orientation: 'horizontal',
      activeIndex: ids.indexOf(value),
      // The parent holds the current tab; the composite only reports focus moves.
      onNavigate: () => {},
      onKeyDown: handleHomeEnd,
    } as const,
    tab: (id: T) => {
      const selected = id === value;
      const choose = (): void => {
        if (!selected) onChange(id);
      };
      return {
        id: tabId(panelId, id),
        role: 'tab',
        'aria-selected': selected,
        'aria-controls': selected ? panelId : undefined,
        // Only keyboard focus selects immediately: a pointer selects on release.
        onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && choose(),
        onClick: choose,
      } as const;
    },
  };
}
