import { styled } from 'styled-components';
import { visitMonths } from './visitMonths.ts';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The twelve months as squares, with those named in the text highlighted; the text is shown below (DESTD-06).
 */
export function MonthStrip({ text }: { text: string }) {
  const months = visitMonths(text);
  if (!months) return null;
  return (
    <Year aria-hidden>
      {names.map((name, month) => (
        <Month key={name} data-light={months[month]}>
          {name.charAt(0)}
        </Month>
      ))}
    </Year>
  );
}

const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 3px;
  margin-top: 12px;
`;

const Month = styled.span`
  color: var(--ink-3);
  font: var(--t-meta);
  text-align: center;
  &::before {
    content: '';
    display: block;
    height: 26px;
    margin-bottom: 3px;
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
