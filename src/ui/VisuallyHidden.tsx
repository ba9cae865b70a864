import type { ComponentPropsWithRef } from 'react';

/** Text for screen readers only. Never put focusable controls in it. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className="vh" />;
}
