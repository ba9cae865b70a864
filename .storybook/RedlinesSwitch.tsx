import React from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';

/** The ruler of the toolbar: switches redlines on and off. */
export function RedlinesSwitch(): React.ReactElement {
  const [{ redlines }, updateGlobals] = useGlobals();
  const isOn = redlines === 'on';
  return (
    <ToggleButton
      variant="ghost"
      padding="small"
      pressed={isOn}
      ariaLabel="Redlines: sizes, spacing, tokens and contrast of what you press"
      onClick={() => updateGlobals({ redlines: isOn ? 'off' : 'on' })}
    >
      <svg viewBox="0 0 14 14" width="14" height="14" fill="none" stroke="currentColor" aria-hidden>
        <path d="M.5 4.5h13v5H.5zM3.5 4.5v2M7 4.5v3M10.5 4.5v2" />
      </svg>
      Redlines
    </ToggleButton>
  );
}
