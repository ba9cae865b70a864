import { styled } from 'styled-components';
import { Select } from '../../../src/ui/Select.tsx';
import type { Shot } from '../../../tools/shots/approvals.ts';
import { CHANGED, type Choice, EVERY, SHOW, START, statesOf, withScreen } from './filters.ts';

const optionsOf = (names: readonly string[]) => [...new Set(names)].map((value) => ({ value, label: value }));
const widths = [
  { value: '390', label: 'Phone, 390 px' },
  { value: '1280', label: 'Desktop, 1280 px' },
  { value: EVERY, label: 'Both' },
];
const themes = [
  { value: EVERY, label: 'Both' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

interface Props {
  shots: readonly Shot[];
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

export function WallFilters({ shots, choice, onChoice }: Props) {
  const set = (name: keyof Choice) => ({
    value: choice[name],
    onValue: (value: string) => onChoice({ ...choice, [name]: value }),
  });
  return (
    <Root>
      <Select
        label="Screen"
        options={optionsOf([EVERY, ...shots.map(({ screen }) => screen)])}
        value={choice.screen}
        onValue={(screen) => onChoice(withScreen(shots, choice, screen))}
      />
      <Select
        label="State"
        options={optionsOf([EVERY, ...statesOf(shots, choice.screen)])}
        {...set('state')}
      />
      <Select label="Theme" options={themes} {...set('theme')} />
      <Select label="Width" options={widths} {...set('width')} />
      <Select
        label="Show"
        options={optionsOf(SHOW)}
        value={choice.show}
        // Changed pictures are shown in full, so that nothing is missed.
        onValue={(show) =>
          onChoice(show === CHANGED ? { ...START, width: EVERY, show } : { ...choice, show })
        }
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px;
  max-width: 1080px;
`;
