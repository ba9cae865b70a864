import { styled } from 'styled-components';
import { type } from '../../../src/ui/theme/scales.ts';
import { variableOf } from '../../../src/ui/theme/tokens.ts';
import { toTypography } from '../../../tools/tokens/values.ts';
import { CopyButton } from './CopyButton.tsx';

const USES: Record<keyof typeof type, string> = {
  tHero: 'The headline of the landing page',
  tTitle: 'Page title, one per screen',
  tHeading: 'Section, ticket title, level',
  tSub: 'Card titles, questions of polls',
  tNote: 'The words of a tip',
  tNumeral: 'Ranks, points, steppers',
  tPrice: 'Prices on cards',
  tPriceLg: 'Prices on detail screens',
  tBody: 'Running text and fields',
  tBodyS: 'Previews and comments',
  tStrong: 'Names and labels of lists',
  tButton: 'Buttons',
  tButtonS: 'Small buttons',
  tField: 'Labels of fields',
  tControl: 'Chips, tabs and menus',
  tMeta: 'Time, place, counts',
  tLabel: 'Tags',
  tMicro: 'Labels of the bottom bar only',
};
const names = Object.keys(type).filter((name): name is keyof typeof type => Object.hasOwn(USES, name));
const REM = 16;

/** Each style with a specimen, its size, line height and weight. */
export function TypeSpecimens() {
  return (
    <List className="sb-unstyled">
      {names.map((name) => {
        const { fontSize, lineHeight, fontWeight } = toTypography(type[name], 0);
        const size = fontSize.value * REM;
        return (
          <li key={name}>
            <header>
              <code>{variableOf(name)}</code>
              <span>
                {size} / {Math.round(size * lineHeight)} px, weight {fontWeight}
              </span>
              <span>{USES[name]}</span>
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
