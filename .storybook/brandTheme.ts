import { create } from 'storybook/theming';
import { PRODUCT_NAME } from '../src/brand/productName.ts';
import { type Role, dark, light } from '../src/ui/theme/roles.ts';

/** The logo as text, since the manager uses its own React and cannot render the app's components. */
const logo = (roles: Record<Role, string>): string =>
  `<svg viewBox="0 0 42 56" width="21" height="28" aria-hidden="true" style="flex:none">
    <path d="M3 53V22C3 10 10 3 21 3s18 7 18 19v31z" fill="${roles.stone}"/>
    <path d="M3 27v-5C3 10 10 3 21 3s18 7 18 19v5z" fill="${roles.marigold}"/>
    <path d="M3 53V22C3 10 10 3 21 3s18 7 18 19v31z" fill="none" stroke="${roles.stoneEdge}" stroke-width="2.5"/>
  </svg>`;
const brand = (roles: Record<Role, string>): string =>
  `<span style="display:inline-flex;align-items:center;gap:9px;color:${roles.ink};font:700 22px/1 'Eczar Variable',Georgia,serif;letter-spacing:-.02em">${logo(roles)}${PRODUCT_NAME}</span>`;

const themeOf = (base: 'light' | 'dark', roles: Record<Role, string>) =>
  create({
    base,
    brandTitle: brand(roles),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Asap Variable', system-ui, sans-serif",
    colorPrimary: roles.action,
    colorSecondary: roles.link,
    appBg: roles.paper2,
    appContentBg: roles.paper,
    appPreviewBg: roles.ground,
    appBorderColor: roles.line,
    appBorderRadius: 8,
    textColor: roles.ink,
    textInverseColor: roles.paper,
    textMutedColor: roles.ink3,
    barBg: roles.paper,
    barTextColor: roles.ink2,
    barHoverColor: roles.link,
    barSelectedColor: roles.link,
    buttonBg: roles.paper2,
    buttonBorder: roles.line2,
    booleanBg: roles.paper3,
    booleanSelectedBg: roles.paper,
    inputBg: roles.paper,
    inputBorder: roles.line2,
    inputTextColor: roles.ink,
    inputBorderRadius: 8,
  });

/** Storybook's own UI in the product's colors and fonts, for the manager and the docs. */
export const brandThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };

export const isDark = (globals: Record<string, unknown>): boolean => globals.theme === 'dark';
