import { styled } from 'styled-components';

interface Props {
  /** Visible label; it stays the same in both states. */
  label: string;
  /** Whether the switch is on. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
}

/** A `switch` that takes effect immediately. In a form that is submitted use a checkbox. */
export function Toggle({ label, checked, onChange }: Props) {
  return (
    <Root type="button" role="switch" aria-checked={checked} onClick={() => onChange(!checked)}>
      <span>{label}</span>
      <Track />
    </Root>
  );
}

const Track = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  width: 46px;
  height: 28px;
  padding: 4px;
  border-radius: 14px;
  background: var(--paper-2);
  box-shadow: inset 0 0 0 1.5px var(--line-2);
  transition: background var(--d-quick);
  &::after {
    content: '';
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--line-2);
    transition: transform var(--d-quick) var(--ease-out);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Root = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: var(--touch);
  font: var(--t-strong);
  &[aria-checked='true'] ${Track} {
    background: var(--action);
    box-shadow: none;
  }
  &[aria-checked='true'] ${Track}::after {
    background: var(--on-action);
    transform: translateX(18px);
  }
  @media (forced-colors: active) {
    &[aria-checked] ${Track}::after {
      background: ButtonText;
    }
  }
`;
