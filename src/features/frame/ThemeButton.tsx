import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { IconButton } from '../../ui/IconButton.tsx';
import { switchTheme, useTheme } from './theme.ts';

/** The theme switch of those who have no drawer (AMB-66). */
export function ThemeButton() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      label="Dark theme"
      role="switch"
      aria-checked={dark}
      onClick={() => switchTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <MoonIcon weight="fill" aria-hidden /> : <SunIcon aria-hidden />}
    </IconButton>
  );
}
