import { styled } from 'styled-components';
import { withBase } from '../routes.ts';

/**
 * The brand's road picture by day or night; CSS shows the one of the theme, and only that one is fetched.
 */
export function RoadPicture() {
  return (
    <>
      <Print src={withBase('pictures/road-day.svg')} alt="" data-of="light" loading="lazy" />
      <Print src={withBase('pictures/road-night.svg')} alt="" data-of="dark" loading="lazy" />
    </>
  );
}

const Print = styled.img`
  [data-theme='dark'] &[data-of='light'],
  html:not([data-theme='dark']) &[data-of='dark'] {
    display: none;
  }
`;
