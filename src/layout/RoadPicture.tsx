import { withBase } from '../routes.ts';
import { DecorativeImage } from '../ui/DecorativeImage.tsx';
import { DayOrNight } from './DayOrNight.tsx';

interface Props {
  /** Media query for windows that show the wide picture, which leaves its middle free for a column. */
  wide?: string;
}

/**
 * The brand's road picture by day or night; CSS shows the one that matches the theme, so only that one is
 * fetched.
 */
export function RoadPicture({ wide }: Props) {
  return (['day', 'night'] as const).map((hour) => (
    <DayOrNight as="picture" key={hour} data-of={hour}>
      {wide && <source media={wide} srcSet={withBase(`pictures/road-${hour}-wide.svg`)} />}
      <DecorativeImage src={withBase(`pictures/road-${hour}.svg`)} loading="lazy" />
    </DayOrNight>
  ));
}
