import StarFillIcon from '@phosphor-icons/core/fill/star-fill.svg?react';
import { styled } from 'styled-components';

interface Props {
  value: number;
  reviewCount?: number;
  /** Shows the word 'reviews' after the number. */
  long?: boolean;
}

/** A compact rating: one star, the number and the review count. */
export function CompactRating({ value, reviewCount, long = false }: Props) {
  const reviews = Number.isFinite(reviewCount)
    ? `${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`
    : '';
  return (
    <Line>
      <span className="vh">
        {`Rated ${value.toFixed(1)} out of 5`}
        {reviews && `, ${reviews}`}
      </span>
      <StarFillIcon aria-hidden />
      <b aria-hidden>{value.toFixed(1)}</b>
      {reviews && <small aria-hidden>({long ? reviews : reviewCount})</small>}
    </Line>
  );
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  svg {
    width: 16px;
    height: 16px;
    color: var(--star);
  }
  b {
    font: 640 0.875rem/1.125rem var(--font-text);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
`;
