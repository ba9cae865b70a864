import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { placeKey } from '../../contract/rules.ts';

/** The catalogue's picture of a place that someone has typed; a pin where the catalogue does not know it. */
export function PlacePicture({ destination }: { destination: string }) {
  const { data } = useQuery(read(endpoints.destinations.list, {}));
  const typed = placeKey(destination);
  const known = data?.find(({ name }) => typed.split(',')[0]?.trim() === placeKey(name));
  return (
    <Box aria-hidden>
      {known?.imageUrl ? <img src={known.imageUrl} alt="" loading="lazy" decoding="async" /> : <MapPinIcon />}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 96px;
  background: var(--paper-3);
  color: var(--ink-3);
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--image-dim));
  }
  svg {
    width: 28px;
    height: 28px;
  }
`;
