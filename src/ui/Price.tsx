import { styled } from 'styled-components';

interface Props {
  amount: number;
  /** Struck through, and only when it is more than `amount`. */
  original?: number | null | undefined;
  size?: 'md' | 'lg' | undefined;
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Money in rupees, without decimals. */
export function Price({ amount, original, size = 'md' }: Props) {
  return (
    <Root $large={size === 'lg'}>
      <span>{rupees.format(amount)}</span>
      {original != null && original > amount && (
        <s>
          <span className="vh">was </span>
          {rupees.format(original)}
        </s>
      )}
    </Root>
  );
}

const Root = styled.span<{ $large: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 8px;
  font: ${({ $large }) => ($large ? 'var(--t-price-lg)' : 'var(--t-price)')};
  font-size: ${({ $large }) => ($large ? 'min(2rem, 13vw)' : 'min(1.375rem, 9vw)')};
  letter-spacing: -0.005em;
  white-space: nowrap;
  s {
    position: relative;
    font: 450 0.875rem/1.125rem var(--font-text);
    color: var(--ink-3);
    letter-spacing: 0;
  }
`;
