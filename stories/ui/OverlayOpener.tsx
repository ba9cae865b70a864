import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';

interface Props {
  /** Label of the button. */
  label: string;
  startsOpen: boolean;
  children: (open: boolean, close: () => void) => ReactNode;
}

/**
 * A button that opens an overlay. Use the control as its key, so that the control opens and closes it too.
 */
export function OverlayOpener({ label, startsOpen, children }: Props) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
