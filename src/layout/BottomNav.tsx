import CompassIcon from '@phosphor-icons/core/regular/compass.svg?react';
import CompassFillIcon from '@phosphor-icons/core/fill/compass-fill.svg?react';
import HouseSimpleIcon from '@phosphor-icons/core/regular/house-simple.svg?react';
import HouseSimpleFillIcon from '@phosphor-icons/core/fill/house-simple-fill.svg?react';
import MapTrifoldIcon from '@phosphor-icons/core/regular/map-trifold.svg?react';
import MapTrifoldFillIcon from '@phosphor-icons/core/fill/map-trifold-fill.svg?react';
import PlusBoldIcon from '@phosphor-icons/core/bold/plus-bold.svg?react';
import SignpostIcon from '@phosphor-icons/core/regular/signpost.svg?react';
import SignpostFillIcon from '@phosphor-icons/core/fill/signpost-fill.svg?react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { paths } from '../routes.ts';
import { scallop } from '../brand/scallop.ts';
import { scrollToTop } from './scrollToTop.ts';
import { useLastSearch } from './useLastSearch.ts';

const SEAL = scallop(18, 43);

interface NavEntry {
  path: string;
  label: string;
  icons: Record<'regular' | 'fill', typeof CompassIcon>;
  /** First path segments of the screens that highlight this entry. */
  activePaths?: RegExp;
}
const leftEntries: NavEntry[] = [
  {
    path: paths.home(),
    label: 'Home',
    icons: { regular: HouseSimpleIcon, fill: HouseSimpleFillIcon },
    activePaths: /^\/post\//,
  },
  {
    path: paths.explore(),
    label: 'Explore',
    icons: { regular: CompassIcon, fill: CompassFillIcon },
    activePaths: /^\/(package|destination)/,
  },
];
const rightEntries: NavEntry[] = [
  {
    path: paths.askLocal(),
    label: 'Ask Local',
    icons: { regular: SignpostIcon, fill: SignpostFillIcon },
    activePaths: /^\/question\//,
  },
  {
    path: paths.travelPlanning(),
    label: 'Plan',
    icons: { regular: MapTrifoldIcon, fill: MapTrifoldFillIcon },
  },
];

/**
 * The bottom navigation (NAV-01 to NAV-05). A screen below an entry also highlights it, but not as the
 * current page.
 */
export function BottomNav() {
  const { pathname } = useLocation();
  const tabs = useLastSearch();
  const item = ({ path, label, icons, activePaths }: NavEntry) => {
    const current = pathname === path ? 'page' : activePaths?.test(pathname);
    const Icon = icons[current ? 'fill' : 'regular'];
    return (
      <Item
        key={path}
        to={current === 'page' ? path : path + (tabs[path] ?? '')}
        aria-current={current || undefined}
        onClick={current === 'page' ? scrollToTop : undefined}
      >
        <Icon aria-hidden />
        {label}
      </Item>
    );
  };
  return (
    <Rail>
      <Bar aria-label="Main" data-screen-only>
        {leftEntries.map(item)}
        <Create to={paths.createPost()} end>
          <svg viewBox="0 0 100 100" aria-hidden>
            <path d={SEAL} />
          </svg>
          <PlusBoldIcon aria-hidden />
          Create
        </Create>
        {rightEntries.map(item)}
      </Bar>
    </Rail>
  );
}

/**
 * In very short windows header and bar together would cover too much: the bar's range begins below the first
 * screenful, so that it comes into view as the header scrolls away.
 */
const Rail = styled.div`
  display: contents;
  @media (max-height: 319px) {
    position: absolute;
    inset: 100dvh 0 0;
    display: grid;
    align-items: end;
    pointer-events: none;
  }
`;

const Bar = styled.nav`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  max-width: var(--column);
  height: calc(var(--nav) + env(safe-area-inset-bottom));
  margin-inline: auto;
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  border-top: 1px solid var(--line);
  background: var(--paper);
  @media (max-height: 319px) {
    position: sticky;
    width: 100%;
    pointer-events: auto;
    /* Prevents focus from scrolling the page, since the bar is sticky. */
    a {
      scroll-margin-bottom: -72px;
    }
  }
`;

const entry = css`
  position: relative;
  display: grid;
  justify-items: center;
  color: var(--ink-2);
  font: var(--t-micro);
  font-size: min(0.6875rem, 4.2vw, 17px);
  line-height: 1.27;
  letter-spacing: 0.01em;
  @media (max-height: 479px) {
    gap: 1px;
  }
  &[aria-current] {
    color: var(--ink);
    font-weight: 720;
  }
`;

const Item = styled(Link)`
  isolation: isolate;
  align-content: center;
  gap: 3px;
  ${entry}
  svg {
    width: 24px;
    height: 24px;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] svg {
    color: var(--on-marigold);
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: 5px;
    width: 46px;
    height: 33px;
    border-radius: 23px 23px 4px 4px;
    background: var(--marigold);
    @media (max-height: 479px) {
      top: 2px;
      height: 27px;
    }
  }
`;

const Create = styled(NavLink)`
  align-content: end;
  padding-bottom: 11px;
  ${entry}
  svg {
    position: absolute;
    /* By the label's own height, so that large text does not reach the seal. */
    top: -1.27em;
    width: 52px;
    height: 52px;
    overflow: visible;
    fill: var(--marigold);
    /* The bar's paper around the seal, so that it does not touch what scrolls below. */
    stroke: var(--paper);
    stroke-width: 12px;
    paint-order: stroke;
  }
  svg + svg {
    margin: 12px;
    width: 28px;
    height: 28px;
    fill: var(--on-marigold);
    stroke: none;
  }
  @media (max-height: 479px) {
    padding-bottom: 6px;
    svg {
      translate: 0 6px;
      scale: 0.5;
    }
  }
`;
