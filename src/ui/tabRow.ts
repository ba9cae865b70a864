import type { KeyboardEvent } from 'react';
import { placeAfter } from './placeAfter.ts';
import { tabId } from './tabId.ts';

interface Row<T extends string> {
  ids: readonly T[];
  /** The current tab. */
  value: T;
  onChange: (id: T) => void;
  /** The `id` of the `TabPanel` that shows the current tab. */
  panelId: string;
}

/** Attributes that make a row of buttons tabs: one stop for Tab; arrow keys, Home and End move and choose. */
export function tabRow<T extends string>({ ids, value, onChange, panelId }: Row<T>) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = ids[placeAfter(event.key, ids.indexOf(value), ids.length, 'horizontal') ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(tabId(panelId, next))?.focus();
  };
  return {
    list: { role: 'tablist', onKeyDown },
    tab: (id: T) => {
      const selected = id === value;
      return {
        id: tabId(panelId, id),
        type: 'button',
        role: 'tab',
        'aria-selected': selected,
        'aria-controls': selected ? panelId : undefined,
        tabIndex: selected ? 0 : -1,
        onClick: () => onChange(id),
      } as const;
    },
  };
}
