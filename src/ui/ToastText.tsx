import { styled } from 'styled-components';

export interface ToastTextProps {
  /** What happened, in a few words. */
  title: string;
  /** One more sentence. */
  description?: string | undefined;
  /** A second line with the reason for a failure. */
  reason?: string | undefined;
  /** One button, such as `Undo`. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Called after the action. */
  onDone: () => void;
}

/** Text of a toast with an optional action. */
export function ToastText({ title, description, reason, action, onDone }: ToastTextProps) {
  const act = (): void => {
    action?.onPress();
    onDone();
  };
  return (
    <Text>
      <b>{title}</b>
      {description && <p>{description}</p>}
      {reason && <p>{reason}</p>}
      {action && (
        <Act type="button" onClick={act}>
          {action.label}
        </Act>
      )}
    </Text>
  );
}

const Text = styled.div`
  min-width: 0;
  padding: 11px 4px 10px 14px;
  /* With large text the action has a line of its own. */
  @media (min-width: 22rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 8px;
    align-items: center;
    > :not(button) {
      grid-column: 1;
    }
  }
  b {
    display: block;
    font: var(--t-strong);
  }
  p {
    font: 450 0.875rem/1.1875rem var(--font-text);
    color: var(--ink-2);
  }
`;

const Act = styled.button`
  min-height: var(--touch);
  margin: 0 0 -8px -8px;
  padding: 0 8px;
  font: var(--t-strong);
  color: var(--link);
  @media (min-width: 22rem) {
    grid-area: 1 / 2 / span 3;
    margin: -8px 0;
  }
`;
