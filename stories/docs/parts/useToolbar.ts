import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Record<string, unknown>;

/** The toolbar's current values: the last change, or the initial values from the URL. */
function current(): Globals {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return last?.globals ?? {};
}

/**
 * Passes the toolbar's values to a docs page, initially and on every change; `onChange` of the first render
 * is used.
 */
export function useToolbar(onChange: (globals: Globals) => void): void {
  const [follow] = useState(
    () =>
      ({ globals }: { globals: Globals }): void =>
        onChange(globals),
  );
  useEffect(() => {
    const channel = addons.getChannel();
    follow({ globals: current() });
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [follow]);
}
