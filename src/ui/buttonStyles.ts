import { css } from 'styled-components';

type ButtonVariant = 'primary' | 'gold' | 'line' | 'soft' | 'quiet' | 'danger';
type ButtonSize = 'md' | 'sm';
export interface ButtonStyle {
  /**
   * Visual emphasis. At most one `primary` or `gold` per screen.
   *
   * @default 'primary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * `sm` for several buttons in a row or a card.
   *
   * @default 'md'
   */
  size?: ButtonSize | undefined;
  /**
   * Fills the width of the container.
   *
   * @default false
   */
  full?: boolean | undefined;
}
export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $full: boolean;
}

export const styleProps = ({
  variant = 'primary',
  size = 'md',
  full = false,
}: ButtonStyle): ButtonStyleProps => ({
  $variant: variant,
  $size: size,
  $full: full,
});

const faces = {
  primary: css`
    background: var(--action);
    color: var(--on-action);
  `,
  gold: css`
    background: var(--marigold);
    color: var(--on-marigold);
  `,
  line: css`
    background: var(--paper);
    color: var(--ink);
    box-shadow: inset 0 0 0 1.5px var(--line-2);
  `,
  soft: css`
    background: var(--paper-2);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--ink);
  `,
  quiet: css`
    background: none;
    color: var(--link);
    padding-inline: 10px;
  `,
  danger: css`
    background: var(--vermilion-fill);
    color: var(--on-vermilion);
  `,
};

/** Shared styles of buttons and button-like links. */
export const buttonCss = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${({ $size }) => ($size === 'sm' ? '44px' : '48px')};
  width: ${({ $full }) => ($full ? '100%' : 'auto')};
  padding: 4px ${({ $size }) => ($size === 'sm' ? '15px' : '20px')};
  border-radius: var(--r-control);
  font: ${({ $size }) => ($size === 'sm' ? 'var(--t-button-s)' : 'var(--t-button)')};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    transform var(--d-press),
    filter var(--d-quick);
  ${({ $variant }) => faces[$variant]}
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  @media (max-width: 359px) {
    padding-inline: ${({ $size }) => ($size === 'sm' ? '10px' : '16px')};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    border: 1px solid;
    background: none;
    color: var(--ink);
  }
  @media (hover: hover) {
    &:not(:disabled, [aria-disabled='true']):hover {
      filter: brightness(0.94);
    }
  }
  &:not(:disabled, [aria-disabled='true']):active {
    transform: translateY(1px) scale(0.985);
  }
  &:focus-visible {
    border-radius: var(--r-control);
  }
  &:disabled {
    background: var(--paper-2);
    color: var(--ink-3);
    box-shadow: inset 0 0 0 1px var(--line);
    cursor: not-allowed;
  }
`;
