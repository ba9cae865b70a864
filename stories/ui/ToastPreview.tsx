import { useEffect } from 'react';
import { fn } from 'storybook/test';
import { Toaster } from '../../src/ui/Toaster.tsx';
import { type ToastContent, toast } from '../../src/ui/toast.ts';

export interface ToastPreviewProps {
  title: string;
  description: string;
  tone: NonNullable<ToastContent['tone']>;
  /** Label of the button; empty for none. */
  action: string;
}

/** Shows a toast, and another one after each change of a control. */
export function ToastPreview({ title, description, tone, action }: ToastPreviewProps) {
  useEffect(() => {
    toast({ title, description, tone, ...(action && { action: { label: action, onPress: fn() } }) });
  }, [title, description, tone, action]);
  return <Toaster />;
}
