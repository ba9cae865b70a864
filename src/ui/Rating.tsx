import { styled } from 'styled-components';

interface Props {
  /** From 0 to 5; stars are rounded to halves, the number to one decimal. */
  value: number;
  /** Number of reviews; omit if unknown. */
  reviewCount?: number | undefined;
}

const shape = 'M8.0 0.6L10.2 5.6L15.6 6.1L11.5 9.7L12.7 15.1L8.0 12.3L3.3 15.1L4.5 9.7L0.4 6.1L5.8 5.6Z';
const stars = [0, 1, 2, 3, 4];

/** Five stars, the rating and the number of reviews, read as one sentence. Display only. */
export function Rating({ value, reviewCount }: Props) {
  const halves = Math.max(0, Math.min(10, Math.round(value * 2))) / 2;
  const reviews = Number.isFinite(reviewCount)
    ? `${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`
    : '';
  return (
    <Root>
      <span className="vh">
        {`Rated ${value.toFixed(1)} out of 5`}
        {reviews && `, ${reviews}`}
      </span>
      <svg viewBox="0 0 84 16" width="84" height="16" aria-hidden>
        {stars.map((at) => (
          <Outline key={at} transform={`translate(${at * 17} 0)`} d={shape} />
        ))}
        <svg width={halves * 17 - (halves % 1)} height="16" overflow="hidden">
          {stars.map((at) => (
            <path key={at} transform={`translate(${at * 17} 0)`} d={shape} fill="currentColor" />
          ))}
        </svg>
      </svg>
      <b aria-hidden>{value.toFixed(1)}</b>
      {reviews && <small aria-hidden>({reviews})</small>}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 5px;
  svg {
    flex: none;
    color: var(--star);
  }
  b {
    font: 640 0.875rem/1.125rem var(--font-text);
    color: var(--ink);
  }
  small {
    font: var(--t-meta);
    color: var(--ink-3);
  }
`;

const Outline = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1;
  stroke-linejoin: round;
`;
