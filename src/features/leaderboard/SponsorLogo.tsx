import { useState } from 'react';
import { styled } from 'styled-components';

/** A sponsor's mark beside its name, in the ink of the page; nothing where it does not load. */
export function SponsorLogo({ src }: { src: string | null }) {
  const [broken, setBroken] = useState(false);
  if (!src || broken) return null;
  return <Mark src={src} alt="" width={24} height={24} loading="lazy" onError={() => setBroken(true)} />;
}

const Mark = styled.img`
  flex: none;
  object-fit: contain;
  [data-theme='dark'] & {
    filter: invert(1) brightness(1.1);
  }
`;
