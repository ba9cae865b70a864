import { styled } from 'styled-components';

interface Props {
  /** Formatted current price, such as '₹24,900'. */
  now: string;
  /** Formatted original price, struck through. */
  was?: string | undefined;
  /** `lg` on detail screens. */
  size?: 'md' | 'lg' | undefined;
}

/**
 * A formatted price. The old price is struck through and read as "was …"; the discount is shown by a
 * `Seal` on the picture.
 */
export function Price({ now, was, size = 'md' }: Props) {
  return (
    <Root $large={size === 'lg'}>
      <span>{now}</span>
      {was && (
        <s>
          <span className="vh">was </span>
          {was}
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
