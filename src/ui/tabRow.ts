import type { FocusEvent } from 'react';
import { tabId } from './tabId.ts';
import { handleHomeEnd } from './handleHomeEnd.ts';

interface Row<T extends string> {
  ids: readonly T[];
  /** The current tab. */
  value: T;
  onChange: (id: T) => void;
  /** The `id` of the `TabPanel` that shows the current tab. */
  panelId: string;
}

/**
 * Props that make a `Composite` a row of tabs, and its items the tabs: one stop for Tab; arrow keys, Home and End
 * move and choose.
 */
export function tabRow<T extends string>({ ids, value, onChange, panelId }: Row<T>) {
  return {
    list: {
      role: 'tablist',
      orientation: 'horizontal',
      activeIndex: ids.indexOf(value),
      // The current tab is the state of whoever shows the row; the tabs themselves report it.
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
        // The keyboard's focus alone: a pointer chooses where it is let go, not where it comes down.
        onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && choose(),
        onClick: choose,
      } as const;
    },
  };
}
