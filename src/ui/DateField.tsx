import CalendarIcon from '@phosphor-icons/core/regular/calendar-blank.svg?react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'icon'> & {
  /** The selected day as formatted by the app, such as `4 Dec 2026`; '' when no day is selected. */
  displayValue: string;
  /** Shown in the empty field, such as `Choose a day`. */
  emptyText?: string;
};

/**
 * The native date input; values look like `2026-11-21`. Use two for a range of dates. The browser's own date
 * format, which may differ from ours, is shown only on focus, where it helps with typing.
 */
export function DateField({ displayValue, emptyText = '', ...props }: Props) {
  return (
    <Own>
      <TextField
        {...props}
        type="date"
        icon={
          <>
            <CalendarIcon aria-hidden />
            <DisplayedDate
              data-shown={displayValue || emptyText}
              data-empty={displayValue === '' || undefined}
            />
          </>
        }
      />
    </Own>
  );
}

/** Decorative: screen readers and find-in-page read the day from the input. */
const DisplayedDate = styled.span`
  &::after {
    content: attr(data-shown) / '';
  }
  position: absolute;
  inset: 0 42px 0 14px;
  overflow: hidden;
  pointer-events: none;
  font: var(--t-body);
  line-height: 48px;
  white-space: nowrap;
  text-overflow: ellipsis;
  &[data-empty] {
    color: var(--ink-3);
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

const Own = styled.div`
  svg {
    top: 13px;
    inset-inline: auto 12px;
    width: 22px;
    height: 22px;
  }
  input {
    padding-inline-start: 14px;
  }
  input:not(:focus) {
    color: transparent;
  }
  input:not(:focus)::-webkit-datetime-edit {
    /* Transparent as well, since WebKit gives today's date its own color. Hiding it with visibility would
       remove the date parts from the tab order. */
    opacity: 0;
    @media (forced-colors: active) {
      opacity: 1;
    }
  }
  :has(> input:focus) > ${DisplayedDate} {
    display: none;
  }
  input::-webkit-calendar-picker-indicator {
    position: absolute;
    inset: 0 0 0 auto;
    width: 46px;
    height: auto;
    opacity: 0;
    cursor: pointer;
  }
  /* Firefox shows its own button in the focused field. */
  @supports (-moz-appearance: none) {
    :focus-within > svg {
      display: none;
    }
  }
  /* Clicking anywhere in the field opens the calendar. */
  input:not(:focus)::-webkit-calendar-picker-indicator {
    width: 100%;
  }
`;
