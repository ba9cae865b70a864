import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/**
 * The platform's own date input, with its keys and its calendar; values are `2026-11-21`. A span of days is two
 * of these.
 */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'icon'>) {
  return <TextField {...props} type="date" />;
}
