import QrCodeIcon from '@phosphor-icons/core/regular/qr-code.svg?react';
import { Button } from '../../../src/ui/Button.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx';
import { QrDialog } from './QrDialog.tsx';
import { useQrCode } from './useMoment.ts';

/** Shows this moment's link as a QR code, to be scanned with a phone. */
export function QrButton() {
  const { content, show, hide } = useQrCode();
  return (
    <>
      <Button variant="line" size="sm" className="icon-only" onClick={show}>
        <QrCodeIcon aria-hidden />
        <VisuallyHidden>QR code</VisuallyHidden>
      </Button>
      {content && <QrDialog link={content.link} onClose={hide} />}
    </>
  );
}
