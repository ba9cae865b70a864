import { styled } from 'styled-components';
import { Button } from '../../../src/ui/Button.tsx';
import { CHANGED, START, type Choice, focusCounts } from './filters.ts';

interface Props {
  choice: Choice;
  /** How many pictures are approved. */
  approved: number;
  onChoice: (choice: Choice) => void;
}

function emptyText(show: string, approved: number): string {
  if (show !== CHANGED) return 'No pictures match these filters.';
  return approved === 0
    ? 'Nothing is approved yet, so there is nothing to compare.'
    : 'Nothing has changed since it was approved.';
}

/** Says why no picture is shown, and clears the filters. */
export function NoPictures({ choice, approved, onChoice }: Props) {
  function clear(): void {
    focusCounts();
    onChoice(START);
  }
  return (
    <Root>
      <p>{emptyText(choice.show, approved)}</p>
      <Button size="sm" variant="line" onClick={clear}>
        Clear filters
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;
