import { styled } from 'styled-components';
import { withBase } from '../routes.ts';
import { DecorativeImage } from '../ui/DecorativeImage.tsx';
import { HOURS, roadOf } from './roadPictures.ts';

interface Props {
  /** Media query for windows that show the wide picture, which leaves its middle free for a column. */
  wide?: string;
}

/**
 * The brand's road picture by day or night; CSS shows the one that matches the theme, so only that one is
 * fetched.
 */
export function RoadPicture({ wide }: Props) {
  return HOURS.map((hour) => (
    <DayOrNight key={hour} data-of={hour}>
      {wide && <source media={wide} srcSet={withBase(`pictures/road-${hour}-wide.svg`)} />}
      <DecorativeImage src={roadOf(hour)} loading="lazy" />
    </DayOrNight>
  ));
}

const DayOrNight = styled.picture`
  display: contents;
  [data-theme='dark'] &[data-of='day'],
  html:not([data-theme='dark']) &[data-of='night'] {
    display: none;
  }
`;
