import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { placeAfter } from './placeAfter.ts';

interface Props<T extends string> {
  /** Name of the button and of the list. */
  label: string;
  /** What the button shows. */
  icon: ReactNode;
  options: readonly { id: T; label: string }[];
  /** The choice that is ticked; none at first. */
  value: T | null;
  onChange: (id: T) => void;
}

const itemsIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[role=menuitemradio]'),
];

/**
 * A button with a short list of choices under it: arrow keys move, Escape goes back to the button. One choice
 * of a few that need not be in view; those that do are a `ChipGroup`. A `menu` of `menuitemradio`s.
 */
export function Menu<T extends string>({ label, icon, options, value, onChange }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open || !list.current) return;
    const items = itemsIn(list.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
  }, [open]);
  const leave = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const items = itemsIn(event.currentTarget);
    const from = items.findIndex((item) => item === document.activeElement);
    const place = placeAfter(event.key, from, items.length, 'vertical');
    if (event.key === 'Escape') leave();
    if (place !== undefined) items[place]?.focus();
    if (event.key === 'Escape' || place !== undefined) event.preventDefault();
  };
  const blur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <Root onBlur={blur}>
      <Tooltip label={label} under>
        <IconButton
          ref={button}
          label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      {open && (
        <List ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
          {options.map((option) => (
            <Item
              key={option.id}
              type="button"
              role="menuitemradio"
              aria-checked={option.id === value}
              tabIndex={-1}
              onClick={() => {
                onChange(option.id);
                leave();
              }}
            >
              {option.label}
              {option.id === value && <CheckIcon aria-hidden />}
            </Item>
          ))}
        </List>
      )}
    </Root>
  );
}

const drop = keyframes`from { transform: translateY(calc(-6px * var(--reach))); opacity: 0; }`;

const Root = styled.div`
  position: relative;
  flex: none;
`;

const List = styled.div`
  position: absolute;
  z-index: 15;
  top: calc(100% + 4px);
  right: 0;
  min-width: 184px;
  padding: 6px 0;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow:
    0 0 0 1px var(--line),
    var(--e3);
  animation: ${drop} var(--d-quick) var(--ease-out);
  @media (forced-colors: active) {
    outline: 1px solid;
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
    background: var(--paper-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
