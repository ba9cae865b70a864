import { styled } from 'styled-components';
import type { Shot } from '../../../tools/shots/approvals.ts';
import type { ShotWithStatus } from './filters.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { pictureUrl } from './useShots.ts';

interface Props {
  shot: ShotWithStatus;
  label: string;
  onOpen: (shot: Shot) => void;
}

/** The approved picture next to the new one, and their difference: in red, or light where none was computed. */
export function Comparison({ shot, label, onOpen }: Props) {
  const { approved, picture, width } = shot;
  return (
    <Row $width={width}>
      <figure>
        <figcaption>Approved</figcaption>
        <Thumbnail src={pictureUrl(approved)} width={width} label={`Approved: ${label}`} />
      </figure>
      <figure>
        <figcaption>Now</figcaption>
        <Thumbnail
          src={pictureUrl(picture)}
          width={width}
          label={`Open live: ${label}`}
          onPress={() => onOpen(shot)}
        />
      </figure>
      <figure>
        <figcaption>Difference</figcaption>
        <Thumbnail
          src={pictureUrl(`${approved}-${picture}`)}
          width={width}
          label={`Difference: ${label}`}
          fallback={
            <Overlaid>
              <Thumbnail src={pictureUrl(approved)} width={width} label={`Difference: ${label}`} />
              <Thumbnail src={pictureUrl(picture)} width={width} label="" />
            </Overlaid>
          }
        />
      </figure>
    </Row>
  );
}

/** What is the same in both pictures is black. */
const Overlaid = styled.div`
  position: relative;
  isolation: isolate;
  > :last-child {
    position: absolute;
    inset: 0;
    mix-blend-mode: difference;
  }
`;
const Row = styled.div<{ $width: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 16px;
  max-width: ${({ $width }) => ($width > 600 ? '1500px' : '1000px')};
  figcaption {
    margin-bottom: 6px;
    color: var(--ink-2);
    font: var(--t-label);
  }
`;
