import { styled } from 'styled-components';
import { type } from '../../../src/ui/theme/scales.ts';
import { variableOf } from '../../../src/ui/theme/tokens.ts';
import { toTypography } from '../../../tools/tokens/values.ts';
import { CopyButton } from './CopyButton.tsx';

type Group = 'Titles' | 'Figures' | 'Running text' | 'Labels';
const USES: Record<keyof typeof type, readonly [Group, string]> = {
  tHero: ['Titles', 'The headline of the landing page'],
  tTitle: ['Titles', 'Page title, one per screen'],
  tHeading: ['Titles', 'Section, ticket title, level'],
  tSub: ['Titles', 'Card titles, questions of polls'],
  tNote: ['Running text', 'The words of a tip'],
  tNumeral: ['Figures', 'Ranks, points, steppers'],
  tPrice: ['Figures', 'Prices on cards'],
  tPriceLg: ['Figures', 'Prices on detail screens'],
  tBody: ['Running text', 'Running text and fields'],
  tBodyS: ['Running text', 'Previews and comments'],
  tStrong: ['Labels', 'Names and labels of lists'],
  tButton: ['Labels', 'Buttons'],
  tButtonS: ['Labels', 'Small buttons'],
  tField: ['Labels', 'Labels of fields'],
  tControl: ['Labels', 'Chips, tabs and menus'],
  tMeta: ['Labels', 'Time, place, counts'],
  tLabel: ['Labels', 'Tags'],
  tMicro: ['Labels', 'Labels of the bottom bar only'],
};
const names = Object.keys(type).filter((name): name is keyof typeof type => Object.hasOwn(USES, name));
const REM = 16;

/** Each style of a group with a specimen, its size, line height and weight. */
export function TypeSpecimens({ group }: { group: Group }) {
  const own = names.filter((name) => USES[name][0] === group);
  return (
    <List className="sb-unstyled">
      {own.map((name) => {
        const { fontSize, lineHeight, fontWeight } = toTypography(type[name], 0);
        const size = fontSize.value * REM;
        return (
          <li key={name}>
            <header>
              <code>{variableOf(name)}</code>
              <span>
                {size} / {Math.round(size * lineHeight)} px, weight {fontWeight}
              </span>
              <span>{USES[name][1]}</span>
              <CopyButton text={`var(${variableOf(name)})`} what={variableOf(name)} />
            </header>
            <p style={{ font: `var(${variableOf(name)})` }}>The last bus to Kaza costs ₹1,240</p>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 20px;
  li {
    display: grid;
    gap: 8px;
    padding-bottom: 20px;
    border-bottom: 1px solid var(--line);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    color: var(--ink-2);
    font: var(--t-meta);
  }
  header code {
    min-width: 120px;
    color: var(--ink);
  }
  header button {
    margin-left: auto;
  }
`;
