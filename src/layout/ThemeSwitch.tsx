import MoonIcon from '@phosphor-icons/core/regular/moon.svg?react';
import SunIcon from '@phosphor-icons/core/regular/sun.svg?react';
import { styled } from 'styled-components';
import { switchTheme, useTheme } from './theme.ts';

/** Switches between light and dark (AMB-66). */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label="Dark theme"
      onClick={() => switchTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Half data-on={theme === 'light'}>
        <SunIcon aria-hidden />
        Light
      </Half>
      <Half data-on={theme === 'dark'}>
        <MoonIcon aria-hidden />
        Dark
      </Half>
    </Track>
  );
}

const Half = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--touch);
  border-radius: 6px;
  color: var(--ink-2);
  font: var(--t-button-s);
  transition: background var(--d-quick);
  svg {
    width: 20px;
    height: 20px;
  }
  &[data-on='true'] {
    background: var(--float-paper);
    box-shadow: var(--e1);
    color: var(--ink);
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
`;

const Track = styled.button`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  width: 100%;
  padding: 4px;
  border-radius: var(--r-control);
  background: var(--ground);
`;
