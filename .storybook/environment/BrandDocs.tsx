import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { createGlobalStyle } from 'styled-components';
import { brandThemes, isDark } from '../brandTheme.ts';

/** Whether to start dark: the theme of the previous page, or the one in the URL. */
const startsDark = (): boolean => {
  const chosen = document.documentElement.dataset.theme;
  const asked = new URLSearchParams(location.search).get('globals') ?? '';
  return chosen === undefined ? /\btheme:dark\b/.test(asked) : chosen === 'dark';
};

/** Docs pages in the product's fonts and colors, dark if selected in the theme toolbar. */
export default function BrandDocs({ children, ...props }: React.PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(startsDark);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: Record<string, unknown> }): void => setDark(isDark(globals));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  return (
    <>
      <DocsStyle />
      <DocsContainer {...props} theme={dark ? brandThemes.dark : brandThemes.light}>
        <main>{children}</main>
      </DocsContainer>
    </>
  );
}

/** Text width, lists and tables of running text; the app's own styles have none of these. */
const DocsStyle = createGlobalStyle`
  .sb-show-main.sb-main-padded, .sb-show-main.sb-main-centered { padding: 0; }
  body:has(.sbdocs-wrapper)::before, body:has(.sbdocs-wrapper)::after { content: none; }
  html:has(.sbdocs-wrapper) { scroll-padding-block: 24px; scrollbar-gutter: auto; }
  .sbdocs.sbdocs-wrapper { min-height: 100dvh; padding: 40px 32px 96px; background: var(--paper); }
  .sbdocs.sbdocs-content { max-width: 1000px; }
  .sbdocs-content .sbdocs-title, .sbdocs-content :is(h1, h2, h3).sbdocs, .sbdocs-content :is(h1, h2, h3):not(.sb-unstyled, .sb-unstyled *) {
    border: 0;
    color: var(--ink);
    font-family: var(--font-display);
    font-weight: 700;
    letter-spacing: -.012em;
    text-transform: none;
  }
  .sbdocs-content .sbdocs-title, .sbdocs-content h1:not(.sb-unstyled, .sb-unstyled *) { margin: 0 0 16px; font-size: 2.25rem; line-height: 1.1; }
  .sbdocs-content h2:not(.sb-unstyled, .sb-unstyled *) { margin: 48px 0 12px; padding: 0; font-size: 1.5rem; line-height: 1.2; }
  .sbdocs-content h3:not(.sb-unstyled, .sb-unstyled *) { margin: 28px 0 8px; font-size: 1.1875rem; line-height: 1.3; }
  .sbdocs-content :is(p, ul, ol, blockquote):not(.sb-unstyled, .sb-unstyled *) { max-width: 68ch; color: var(--ink); font-size: 1rem; line-height: 1.6; }
  .sbdocs-content p:not(.sb-unstyled, .sb-unstyled *) { margin: 12px 0; }
  .sbdocs-content h1 + p:not(.sb-unstyled, .sb-unstyled *) { max-width: 60ch; color: var(--ink-2); font-size: 1.1875rem; line-height: 1.5; }
  .sbdocs-content ul:not(.sb-unstyled, .sb-unstyled *) { padding-left: 22px; list-style: disc; }
  .sbdocs-content ol:not(.sb-unstyled, .sb-unstyled *) { padding-left: 22px; list-style: decimal; }
  .sbdocs-content li:not(.sb-unstyled, .sb-unstyled *) { margin: 6px 0; font-size: 1rem; line-height: 1.6; }
  .sbdocs-content p a, .sbdocs-content li > a { color: var(--link); text-decoration: underline; text-underline-offset: 3px; }
  .sbdocs-content :not(pre) > code:not(.sb-unstyled *) {
    margin: 0;
    padding: 1px 4px;
    border: 0;
    border-radius: 4px;
    background: var(--paper-3);
    color: var(--ink);
    font-size: .88em;
  }
  .sbdocs-preview, .sbdocs-preview .docs-story { background: var(--ground); }
  .docs-story [data-name]:empty { min-height: 64px; }
  .docs-story .story-column:has(> :is(a, button, img, span, svg):only-child) { display: grid; justify-items: center; }
  .sbdocs.sbdocs-wrapper :is(.toc-wrapper, .toc-wrapper .toc-list.toc-list) { border-left-color: var(--line); }
  .sbdocs.sbdocs-wrapper .toc-list-item::before { border-left-color: var(--link); }
  .sbdocs.sbdocs-content pre .token.number { color: var(--action); }
  .sbdocs-content hr { border: 0; border-top: 1px solid var(--line); }
`;
