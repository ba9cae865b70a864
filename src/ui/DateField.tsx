import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** The platform's own date input; values are `2026-11-21`. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'icon'>) {
  return <TextField {...props} type="date" />;
}
