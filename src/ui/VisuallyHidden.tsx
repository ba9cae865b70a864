import type { ComponentPropsWithRef } from 'react';

/** Words for readers who listen. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className="vh" />;
}
