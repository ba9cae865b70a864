import { css, styled } from 'styled-components';
import { visitMonths } from './visitMonths.ts';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The twelve months as squares, with those named in the text highlighted and their neighbors half highlighted; the text
 * is shown below (DESTD-06).
 */
export function MonthStrip({ text }: { text: string }) {
  const months = visitMonths(text);
  if (!months) return null;
  return (
    <div aria-hidden>
      <Year>
        {names.map((name, month) => (
          <Month key={name} data-light={months[month]}>
            {name.charAt(0)}
          </Month>
        ))}
      </Year>
      {months.includes('near') && (
        <Legend>
          <span data-light="best">Best time</span>
          <span data-light="near">Month before or after</span>
        </Legend>
      )}
    </div>
  );
}

const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 3px;
  margin-top: 12px;
`;

/** The paint of a square: full for the best months, half for their neighbors. */
const lightCss = css`
  &::before {
    content: '';
    border-radius: 3px;
    background: var(--paper-3);
  }
  &[data-light='best']::before {
    background: var(--marigold);
  }
  &[data-light='near']::before {
    background: linear-gradient(transparent 50%, var(--marigold) 0) var(--paper-3);
  }
`;

const Month = styled.span`
  ${lightCss}
  color: var(--ink-3);
  font: var(--t-meta);
  text-align: center;
  &::before {
    display: block;
    height: 26px;
    margin-bottom: 3px;
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin-top: 4px;
  color: var(--ink-3);
  font: var(--t-meta);
  span {
    ${lightCss}
    display: flex;
    align-items: center;
    gap: 6px;
    &::before {
      width: 14px;
      height: 14px;
    }
  }
`;
