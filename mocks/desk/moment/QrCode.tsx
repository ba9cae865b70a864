import { encode } from 'uqr';

/** What a phone's camera reads with ease, characters. */
const MOST = 1200;

/** A QR code of a link, or why there is none. */
export function QrCode({ link }: { link: string }) {
  if (link.length > MOST)
    return <p className="small">So much has happened that a camera could not read it. Send the link.</p>;
  const { data, size } = encode(link, { border: 1 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of this moment">
      <path d={path} />
    </svg>
  );
}
