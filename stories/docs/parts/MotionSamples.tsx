import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../src/ui/Button.tsx';
import { duration, easing } from '../../../src/ui/theme/scales.ts';
import { variableOf } from '../../../src/ui/theme/tokens.ts';

const USES: Record<keyof typeof duration, { curve: keyof typeof easing; use: string }> = {
  dPress: { curve: 'easeOut', use: 'Every button, when it is pressed' },
  dQuick: { curve: 'easeOut', use: 'Hover, the color of a tab, a toast that exits' },
  dInk: { curve: 'easePress', use: 'Stamps, votes, likes: ink that lands on paper' },
  dPaper: { curve: 'easeOut', use: 'Sheets, the drawer, cards, a toast that enters' },
  dStone: { curve: 'easeSettle', use: 'A new level, the podium, steps of the wizard' },
  dRoad: { curve: 'easeOut', use: 'Points earned, after the toast appears' },
};
const names = Object.keys(duration).filter((name): name is keyof typeof duration =>
  Object.hasOwn(USES, name),
);

/** Each duration with its easing curve, with a button to play it. */
export function MotionSamples() {
  const [far, setFar] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string): void =>
    setFar((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  return (
    <List className="sb-unstyled">
      {names.map((name) => {
        const { curve, use } = USES[name];
        const transition = `transform var(${variableOf(name)}) var(${variableOf(curve)})`;
        return (
          <li key={name} data-far={far.has(name) || undefined}>
            <p>
              <code>{variableOf(name)}</code> {duration[name]} with <code>{variableOf(curve)}</code>
              <small>{use}</small>
            </p>
            <Track>
              <i style={{ transition }} />
            </Track>
            <Button
              size="sm"
              variant="line"
              onClick={() => toggle(name)}
              aria-label={`Play ${variableOf(name)}`}
            >
              Play
            </Button>
          </li>
        );
      })}
    </List>
  );
}

const Track = styled.span`
  position: relative;
  height: 32px;
  border-radius: var(--r-pill);
  background: var(--paper-3);
  container-type: inline-size;
  i {
    display: block;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: var(--action);
  }
  [data-far] & i {
    transform: translateX(calc(100cqi - 32px));
  }
`;
const List = styled.ul`
  display: grid;
  gap: 16px;
  li {
    display: grid;
    grid-template-columns: minmax(220px, 1fr) minmax(160px, 1.4fr) auto;
    align-items: center;
    gap: 8px 20px;
    padding-bottom: 16px;
    border-bottom: 1px solid var(--line);
    font: var(--t-body-s);
  }
  code {
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--ink-2);
    font: var(--t-meta);
  }
  @media (max-width: 700px) {
    li {
      grid-template-columns: 1fr auto;
    }
    p {
      grid-column: 1 / -1;
    }
  }
`;
