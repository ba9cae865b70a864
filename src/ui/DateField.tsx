import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** The native date input; values look like `2026-11-21`. Use two for a range of dates. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'icon'>) {
  return <TextField {...props} type="date" />;
}
