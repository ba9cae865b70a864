import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { scrollIntoViewOnFocus } from './scrollIntoViewOnFocus.ts';

interface Props<T extends string> {
  /** Accessible name of the group. */
  label: string;
  /** The choices in order; an icon is shown before its label. */
  options: readonly { id: T; label: string; icon?: ReactNode }[];
  /** Id of the chosen option. */
  value: T;
  /** Called with the id of the pressed chip. */
  onChange: (id: T) => void;
  /** Wraps onto several lines instead of scrolling sideways on one. */
  wrap?: boolean | undefined;
}

/**
 * A labelled group of toggle buttons for choosing one of a few options, such as a filter for the list below.
 * To switch views use `Tabs`, in forms `Select`.
 */
export function ChipGroup<T extends string>({ label, options, value, onChange, wrap = false }: Props<T>) {
  return (
    // Firefox makes scroll containers focusable by default.
    <Row
      role="group"
      aria-label={label}
      tabIndex={wrap ? undefined : -1}
      onFocus={scrollIntoViewOnFocus}
      $wrap={wrap}
    >
      {options.map((option) => (
        <Chip
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.icon}
          {option.label}
        </Chip>
      ))}
    </Row>
  );
}

const scrolling = css`
  overflow-x: auto;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;
  margin: -4px calc(var(--gutter) * -1);
  padding: 4px var(--gutter);
`;

const Row = styled.div<{ $wrap: boolean }>`
  display: flex;
  gap: 8px;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  ${({ $wrap }) => ($wrap ? null : scrolling)}
`;

const Chip = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 48px;
  min-height: var(--touch);
  padding: 0 14px;
  border-radius: var(--r-pill);
  background: var(--paper);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font: var(--t-control);
  transition:
    transform var(--d-press),
    background var(--d-quick),
    color var(--d-quick);
  &:active {
    transform: translateY(1px) scale(0.985);
  }
  svg {
    width: 18px;
    height: 18px;
  }
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
  }
  &[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
    box-shadow: none;
  }
`;
