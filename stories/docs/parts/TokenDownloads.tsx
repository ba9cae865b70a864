import { styled } from 'styled-components';

const FILES = [
  ['tokens.css', 'CSS variables for both themes and for reduced motion'],
  [
    'light.tokens.json',
    'The light theme as W3C design tokens (DTCG 2025.10); also what Figma imports as a mode',
  ],
  ['dark.tokens.json', 'The dark theme, with the same names'],
  ['tokens.resolver.json', 'The resolver that chooses between the two'],
  [
    'figma.json',
    'One collection with the modes Light and Dark, for plugins and for the variables endpoint of Figma',
  ],
] as const;

/** Links to the files written by `npm run tokens`. */
export const TokenDownloads = () => (
  <List className="sb-unstyled">
    {FILES.map(([file, what]) => (
      <li key={file}>
        <a href={`design-tokens/${file}`} download>
          {file}
        </a>
        {what}
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: minmax(170px, auto) 1fr;
    gap: 4px 16px;
    font: var(--t-body-s);
  }
  a {
    color: var(--link);
    font: var(--t-strong);
    text-decoration: underline;
  }
`;
