import { tabId } from './tabId.ts';
import { toEnds } from './toEnds.ts';

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
 * move, and what has the focus is chosen.
 */
export function tabRow<T extends string>({ ids, value, onChange, panelId }: Row<T>) {
  return {
    list: {
      role: 'tablist',
      orientation: 'horizontal',
      activeIndex: ids.indexOf(value),
      // The current tab is the state of whoever shows the row; the tabs themselves report it.
      onNavigate: () => {},
      onKeyDown: toEnds,
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
        onFocus: choose,
        // Safari gives no focus to a button that is pressed.
        onClick: choose,
      } as const;
    },
  };
}
