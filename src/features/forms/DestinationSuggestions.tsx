import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { Destination } from '../../contract/schemas/destinations.ts';
import { isBlank } from '../../shared/rules/text.ts';
import { placeName, suggestDestinations } from '../../shared/rules/suggestDestinations.ts';
import { Button } from '../../ui/Button.tsx';
import { destinationsQuery } from '../destinations/queries.ts';

interface Props {
  /** The text in the destination field; blank while there is nothing to suggest. */
  typed: string;
  /** Called with the pressed place. */
  onPick: (destination: Destination) => void;
}

/**
 * Places of the catalogue that match what is typed in the destination field above. Renders nothing if there are none,
 * or if the catalogue cannot be read: any place can be typed.
 */
export function DestinationSuggestions({ typed, onPick }: Props) {
  const { data = [] } = useQuery({ ...destinationsQuery, enabled: !isBlank(typed) });
  const places = suggestDestinations(typed, data);
  if (places.length === 0) return null;
  return (
    <Row role="group" aria-label="Suggested places">
      {places.map((place) => (
        <Button key={place.id} variant="soft" size="sm" onClick={() => onPick(place)}>
          {placeName(place)}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: -8px;
`;
