import { useState } from 'react';
import { styled } from 'styled-components';

/** The logo of a sponsor; nothing where it does not load. */
export function SponsorLogo({ src }: { src: string | null }) {
  const [broken, setBroken] = useState(false);
  if (!src || broken) return null;
  return <Mark src={src} alt="" width={24} height={24} loading="lazy" onError={() => setBroken(true)} />;
}

const Mark = styled.img`
  flex: none;
  border-radius: 4px;
  object-fit: contain;
`;
