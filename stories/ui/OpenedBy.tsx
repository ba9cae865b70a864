import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/Button.tsx';

interface Props {
  /** Words on the button. */
  label: string;
  startsOpen: boolean;
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A button that opens what covers the page. With the control as its key, the control opens and closes it, too. */
export function OpenedBy({ label, startsOpen, children }: Props) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}
