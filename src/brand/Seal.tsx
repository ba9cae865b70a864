import { styled } from 'styled-components';
import { scallop } from './scallop.ts';

const outline = scallop(18);

interface Props {
  /** Discount in whole percent. */
  percent: number;
}

/** A discount seal for the upper corner at the end of a picture, such as `21% off`. */
export function Seal({ percent }: Props) {
  return (
    <Root>
      <svg viewBox="0 0 100 100" aria-hidden>
        <path d={outline} />
      </svg>
      <span>
        {percent}% <small>off</small>
      </span>
    </Root>
  );
}

const Root = styled.span`
  position: absolute;
  z-index: 2;
  top: 10px;
  inset-inline-end: 12px;
  display: grid;
  place-items: center;
  width: 3.45em;
  height: 3.45em;
  color: var(--on-vermilion);
  font: 740 1.125rem/0.9375rem var(--font-display);
  text-align: center;
  rotate: 8deg;
  &:dir(rtl) {
    rotate: -8deg;
  }
  svg {
    position: absolute;
    inset: 0;
    fill: var(--vermilion-fill);
  }
  > span {
    position: relative;
  }
  small {
    display: block;
    font: 680 0.6875rem/0.75rem var(--font-text);
  }
`;
