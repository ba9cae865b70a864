import { styled } from 'styled-components';
import { hosted } from '../../paths.ts';

/** The brand's road, by day and by night; CSS shows the one of the theme, and the other is never fetched. */
export function RoadPicture() {
  return (
    <>
      <Print src={hosted('pictures/road-day.svg')} alt="" data-of="light" loading="lazy" />
      <Print src={hosted('pictures/road-night.svg')} alt="" data-of="dark" loading="lazy" />
    </>
  );
}

const Print = styled.img`
  [data-theme='dark'] &[data-of='light'],
  html:not([data-theme='dark']) &[data-of='dark'] {
    display: none;
  }
`;
