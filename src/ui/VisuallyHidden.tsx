import type { ComponentPropsWithRef } from 'react';

/** Words for readers who listen. Nothing that can be pressed: it would have the focus and not be seen. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className="vh" />;
}
