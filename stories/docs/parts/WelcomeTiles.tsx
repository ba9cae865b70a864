import { styled } from 'styled-components';
import { Stone } from '../../../src/brand/Stone.tsx';
import { Price } from '../../../src/ui/Price.tsx';
import { Tag } from '../../../src/ui/Tag.tsx';
import { MainColors } from './MainColors.tsx';

const tiles = [
  {
    title: 'Principles',
    about: 'Stone, paper and ink: what carries every screen',
    href: '?path=/docs/docs-principles--principles',
    sample: (
      <>
        <Stone level={1} size={56} />
        <Stone level={4} size={72} />
        <Stone level={9} size={56} />
      </>
    ),
  },
  {
    title: 'Tokens',
    about: 'Colors, type, space and motion, to copy or download',
    href: '?path=/docs/docs-tokens--tokens',
    sample: <MainColors />,
  },
  {
    title: 'Screen wall',
    about: 'All screens in every state, and what has changed',
    href: '?path=/story/docs-screen-wall--pictures',
    sample: [1, 2, 3, 4].map((phone) => <em key={phone} />),
  },
  {
    title: 'Parts',
    about: 'Buttons, fields, cards: try every option',
    href: '?path=/docs/ui-button--docs',
    sample: (
      <>
        <Tag tone="leaf">Answered</Tag>
        <Price now="₹24,900" was="₹31,500" />
      </>
    ),
  },
];

/** The four most common entry points. */
export const WelcomeTiles = () => (
  <Tiles className="sb-unstyled">
    {tiles.map(({ title, about, href, sample }) => (
      <li key={title}>
        <a href={href} target="_parent">
          <Sample aria-hidden>{sample}</Sample>
          <b>{title}</b>
          {about}
        </a>
      </li>
    ))}
  </Tiles>
);

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 16px;
  margin: 28px 0 8px;
  padding: 0;
  list-style: none;
  && a {
    display: block;
    height: 100%;
    padding: 0 16px 16px;
    overflow: hidden;
    border-radius: var(--r-control);
    box-shadow: inset 0 0 0 1px var(--line-2);
    color: var(--ink-2);
    font: var(--t-meta);
    text-decoration: none;
  }
  && a:hover {
    box-shadow: inset 0 0 0 2px var(--link);
  }
  b {
    display: block;
    margin: 14px 0 2px;
    color: var(--ink);
    font: var(--t-sub);
  }
`;
const Sample = styled.span`
  display: flex;
  flex-wrap: wrap;
  place-content: center;
  align-items: center;
  gap: 10px;
  height: 112px;
  margin: 1px -15px 0;
  background: var(--ground);
  color: var(--ink);
  > * {
    flex: none;
  }
  em {
    width: 34px;
    height: 68px;
    border: 2px solid var(--line-2);
    border-radius: 6px;
    background: linear-gradient(var(--marigold) 12px, var(--paper) 12px 44px, var(--paper-3) 44px);
  }
  em:nth-child(even) {
    background: linear-gradient(var(--action) 20px, var(--paper) 20px);
  }
`;
