import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

const RATIOS: Record<number, string> = { 390: '390 / 844', 1280: '1280 / 800' };

interface Props {
  src: string;
  width: number;
  /** Accessible name of the button; without `onPress`, of the picture. */
  label: string;
  onPress?: () => void;
  /** Shown if the picture is missing. */
  fallback?: ReactNode;
}

/** The URL of a picture that this browser kept when it was approved. */
async function cachedUrl(src: string): Promise<string | null> {
  const response = await caches.match(new URL(src, location.href));
  return response ? URL.createObjectURL(await response.blob()) : null;
}

/** A picture from the pictures folder; shows a message if it is missing. */
export function Thumbnail({ src, width, label, onPress, fallback }: Props) {
  /** Undefined until the picture fails to load; null if it is not in the cache either. */
  const [cached, setCached] = useState<string | null>();
  const style = { aspectRatio: RATIOS[width] };
  if (cached === null && fallback) return fallback;
  if (cached === null)
    return (
      <Missing style={style}>This picture is not on this machine: it is made anew, never stored.</Missing>
    );
  const image = (
    <Image
      src={cached ?? src}
      alt={onPress ? '' : label}
      style={style}
      loading="lazy"
      decoding="async"
      onError={() => void cachedUrl(src).then(setCached, () => setCached(null))}
    />
  );
  if (!onPress) return image;
  return (
    <Press type="button" aria-label={label} onClick={onPress}>
      {image}
    </Press>
  );
}

const Image = styled.img`
  display: block;
  width: 100%;
  border-radius: 10px;
  background: var(--paper-2);
  box-shadow: 0 0 0 1px var(--line-2);
`;
const Press = styled.button`
  border-radius: 10px;
  cursor: zoom-in;
  &:hover img {
    box-shadow: 0 0 0 2px var(--link);
  }
`;
const Missing = styled.p`
  display: grid;
  place-items: center;
  padding: 16px;
  border-radius: 10px;
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--ink-2);
  font: var(--t-meta);
  text-align: center;
`;
