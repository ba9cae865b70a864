import { Composite, CompositeItem } from '@floating-ui/react';
import CheckIcon from '@phosphor-icons/core/regular/check.svg?react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { handleHomeEnd } from './handleHomeEnd.ts';

interface Props<T extends string> {
  /** Accessible name of the button and the menu. */
  label: string;
  /** Content of the button. */
  icon: ReactNode;
  /** The choices in order. */
  options: readonly { id: T; label: string }[];
  /** The checked choice; null if none. */
  value: T | null;
  /** Called with the id of the selected choice. */
  onChange: (id: T) => void;
}

/** Focuses the checked choice, or else the first. */
function focusIn(list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
}

/** Handles Home, End and type-ahead. */
function toChoice(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  handleHomeEnd(event);
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  const index = items.findIndex((item) => item === document.activeElement);
  const round = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  const letter = event.key.toLowerCase();
  if (letter !== ' ') round.find((item) => item.innerText.toLowerCase().startsWith(letter))?.focus();
}

/**
 * A button that opens a menu of `menuitemradio` choices in a popover, also with the arrow down key: arrow keys
 * move, Escape returns to the button. Choices that should stay visible belong in a `ChipGroup`.
 */
export function Menu<T extends string>({ label, icon, options, value, onChange }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const toggled = (event: ToggleEvent<HTMLDivElement>): void => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (opened) focusIn(event.currentTarget);
  };
  const openOnArrowDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    // A click, unlike `showPopover`, places the menu at its button in every browser.
    event.currentTarget.click();
  };
  const blur = (event: FocusEvent): void => {
    const to = event.relatedTarget;
    if (to && !event.currentTarget.contains(to)) list.current?.hidePopover();
  };
  const choose = (option: T): void => {
    onChange(option);
    list.current?.hidePopover();
  };
  return (
    <Root onBlur={blur}>
      <Tooltip label={label} below>
        <IconButton
          label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          popoverTarget={id}
          onKeyDown={openOnArrowDown}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Composite
        ref={list}
        role="menu"
        aria-label={label}
        orientation="vertical"
        onKeyDown={toChoice}
        render={<List id={id} popover="auto" onToggle={toggled} />}
      >
        {options.map((option) => (
          <CompositeItem
            key={option.id}
            role="menuitemradio"
            aria-checked={option.id === value}
            onClick={() => choose(option.id)}
            render={<Item type="button" />}
          >
            {option.label}
            {option.id === value && <CheckIcon aria-hidden />}
          </CompositeItem>
        ))}
      </Composite>
    </Root>
  );
}

/* Not animated: a moving popover is hard to click. */
const appear = keyframes`from { opacity: 0; }`;

const Root = styled.div`
  flex: none;
`;

const List = styled.div`
  inset: auto;
  position-area: bottom span-left;
  min-width: 184px;
  margin: 4px 12px 0 0;
  padding: 6px 0;
  border: 0;
  border-radius: var(--r-paper);
  background: var(--float-paper);
  color: inherit;
  box-shadow: var(--float-edge), var(--e3);
  animation: ${appear} var(--d-quick) var(--ease-out);
  @media (forced-colors: active) {
    outline: 1px solid;
  }
  /* Fallback without anchor positioning: the center of the screen. */
  @supports not (position-area: bottom) {
    inset: 0;
    margin: auto;
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  width: 100%;
  min-height: var(--touch);
  padding: 0 16px;
  font: var(--t-strong);
  svg {
    width: 18px;
    height: 18px;
    color: var(--link);
  }
  &:hover {
    background: var(--paper-3);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
