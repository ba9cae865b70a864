import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './Button.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> {
  /** Returns a promise if it takes time. */
  onRetry: () => unknown;
}

/** The button of something that did not load; keyboard focus stays in its place while it is loaded again. */
export function RetryButton({ onRetry, ...button }: Props) {
  const retry = ({ currentTarget }: MouseEvent): void =>
    void import('./retryInPlace.ts').then((file) => file.retryInPlace(currentTarget, onRetry), onRetry);
  return <Button {...button} onClick={retry} />;
}
