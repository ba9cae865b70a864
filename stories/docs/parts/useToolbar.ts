import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Record<string, unknown>;

/** What the toolbar says now: the last change, or what the page was opened with. */
function current(): Globals {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return last?.globals ?? {};
}

/** Tells a written page what is chosen in the toolbar, now and at every change; `onChange` stays that of the first render. */
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
