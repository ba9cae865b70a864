import MoonFillIcon from '@phosphor-icons/core/fill/moon-fill.svg?react';
import SunIcon from '@phosphor-icons/core/regular/sun.svg?react';
import { IconButton } from '../ui/IconButton.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { switchTheme, useTheme } from './theme.ts';

const LABEL = 'Dark theme';

/** Theme switch for visitors, who have no drawer (AMB-66). */
export function ThemeButton() {
  const dark = useTheme() === 'dark';
  return (
    <Tooltip label={LABEL} below>
      <IconButton
        label={LABEL}
        role="switch"
        aria-checked={dark}
        onClick={() => switchTheme(dark ? 'light' : 'dark')}
      >
        {dark ? <MoonFillIcon aria-hidden /> : <SunIcon aria-hidden />}
      </IconButton>
    </Tooltip>
  );
}
