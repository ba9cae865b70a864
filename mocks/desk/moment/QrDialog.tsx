import { Button } from '../../../src/ui/Button.tsx';
import { DeskDialog } from '../components/DeskDialog.tsx';
import { qrCodeOf } from './qrCode.ts';
import { isLocal, useExportMoment } from './useMoment.ts';

function TooLong() {
  const save = useExportMoment();
  return (
    <div className="fields">
      <p>
        So much has happened here that it does not fit into a code for a camera. Keep the moment as a file: it
        can be imported on the other device.
      </p>
      <Button size="sm" onClick={save}>
        Export
      </Button>
    </div>
  );
}

/** The moment's link as a QR code, as large as the window allows, so that a phone can scan it from a laptop. */
export function QrDialog({ link, onClose }: { link: string | null; onClose: () => void }) {
  const code = link === null ? null : qrCodeOf(link);
  return (
    <DeskDialog title="This moment on a phone" onClose={onClose}>
      {code && link !== null ? (
        <>
          <svg
            className="qr-code"
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label="QR code of this moment"
          >
            <path d={code.path} />
          </svg>
          <p className="small">
            {isLocal(link)
              ? 'This address works on this computer only. Publish the demo, or serve it on your network, and scan the code there.'
              : 'Point the camera of a phone at the code; the more has happened here, the closer. What is done there stays there.'}
          </p>
        </>
      ) : (
        <TooLong />
      )}
    </DeskDialog>
  );
}
