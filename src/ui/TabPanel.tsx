import type { ReactNode } from 'react';
import { tabId } from './tabId.ts';

interface Props {
  /** The `panelId` given to `Tabs`. */
  id: string;
  /** Id of the current tab. */
  value: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The content of the current tab, labelled by that tab. */
export function TabPanel({ id, value, className, children }: Props) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabId(id, value)} className={className}>
      {children}
    </div>
  );
}
