import BookOpenTextFillIcon from '@phosphor-icons/core/fill/book-open-text-fill.svg?react';
import BootFillIcon from '@phosphor-icons/core/fill/boot-fill.svg?react';
import CampfireFillIcon from '@phosphor-icons/core/fill/campfire-fill.svg?react';
import ChatTeardropTextFillIcon from '@phosphor-icons/core/fill/chat-teardrop-text-fill.svg?react';
import CrownFillIcon from '@phosphor-icons/core/fill/crown-fill.svg?react';
import FeatherFillIcon from '@phosphor-icons/core/fill/feather-fill.svg?react';
import HeartFillIcon from '@phosphor-icons/core/fill/heart-fill.svg?react';
import MedalFillIcon from '@phosphor-icons/core/fill/medal-fill.svg?react';
import SealCheckFillIcon from '@phosphor-icons/core/fill/seal-check-fill.svg?react';
import StampFillIcon from '@phosphor-icons/core/fill/stamp-fill.svg?react';
import StarFillIcon from '@phosphor-icons/core/fill/star-fill.svg?react';
import SunHorizonFillIcon from '@phosphor-icons/core/fill/sun-horizon-fill.svg?react';
import TicketFillIcon from '@phosphor-icons/core/fill/ticket-fill.svg?react';
import TrophyFillIcon from '@phosphor-icons/core/fill/trophy-fill.svg?react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { scallop } from './scallop.ts';

interface Props {
  /** Id of the badge, which chooses the drawing if `icon` names none. */
  id?: string | undefined;
  /** Text on the arc, up to 17 letters; also determines the rotation. */
  name: string;
  /** `legendary`, `epic`, `rare`, or anything else. */
  rarity: string;
  /** `trophy`, `star`, `crown`, `medal`, or anything else (PROF-11). */
  icon: string;
  /** Points shown on the badge. */
  points: number;
  /** Not earned yet; drawn with a dashed ring. */
  locked?: boolean | undefined;
}

const icons: Record<string, typeof TrophyFillIcon> = {
  trophy: TrophyFillIcon,
  star: StarFillIcon,
  crown: CrownFillIcon,
  medal: MedalFillIcon,
};
/** Drawings for badges with another icon; a seal for the rest. */
const drawings: Record<string, typeof TrophyFillIcon> = {
  badge_far_horizon: SunHorizonFillIcon,
  badge_ten_postmarks: StampFillIcon,
  badge_diarist: BookOpenTextFillIcon,
  badge_ballot_regular: TicketFillIcon,
  badge_week_afoot: CampfireFillIcon,
  badge_first_page: FeatherFillIcon,
  badge_boots_on: BootFillIcon,
  badge_been_there: ChatTeardropTextFillIcon,
  badge_warm_welcome: HeartFillIcon,
};
const octagon = 'M34 4h32l30 30v32L66 96H34L4 66V34z';
const outlines: Record<string, ReactNode> = {
  legendary: (
    <>
      <path d={scallop(22)} fill="currentColor" fillOpacity=".12" />
      <circle cx="50" cy="50" r="19" fill="currentColor" />
      <circle cx="50" cy="50" r="22.5" strokeDasharray="1.5 4.39" strokeWidth="3" />
    </>
  ),
  epic: (
    <>
      <path d={octagon} />
      <path d={octagon} transform="translate(5 5) scale(.9)" strokeWidth="1.2" />
      <circle cx="50" cy="50" r="19" fill="currentColor" fillOpacity=".16" stroke="none" />
      <circle cx="50" cy="50" r="22.5" strokeDasharray="3 2" strokeWidth="1.2" />
    </>
  ),
  rare: (
    <>
      <circle cx="50" cy="50" r="47" />
      <circle cx="50" cy="50" r="43" strokeWidth="1.2" />
      <circle cx="50" cy="50" r="22.5" strokeWidth="1.4" />
    </>
  ),
};

/** Rotation in degrees, -8 to 8; derived from the name so that each badge always has the same. */
const tilt = (name: string): number =>
  (Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % 17) - 8;

/**
 * A badge drawn as a rubber stamp; the rarer it is, the more elaborate its edge. Decorative: show the name
 * and rarity as text below it. For a text stamp use `InkStamp`, for a mark on a picture `Postmark`.
 */
export function BadgeStamp({ id = '', name, rarity, icon, points, locked = false }: Props) {
  const arc = useId();
  const Icon = icons[icon] ?? drawings[id] ?? SealCheckFillIcon;
  const outline = (!locked && outlines[rarity]) || (
    <>
      <circle cx="50" cy="50" r="46" strokeDasharray={locked ? '5 4' : undefined} />
      <circle cx="50" cy="50" r="22.5" strokeWidth="1.2" />
    </>
  );
  return (
    <Stamp viewBox="0 0 100 100" data-rarity={locked ? 'locked' : rarity} aria-hidden>
      <g transform={`rotate(${tilt(name)} 50 50)`}>
        <g fill="none" stroke="currentColor" strokeWidth="2.2">
          {outline}
        </g>
        <path id={arc} d="M18 50a32 32 0 0 1 64 0" fill="none" />
        <Arc>
          <textPath href={`#${arc}`} startOffset="50%">
            {Array.from(name).slice(0, 17).join('')}
          </textPath>
        </Arc>
        <Icon x="37" y="37" width="26" height="26" />
        <Figure x="50" y="83.5">
          {points} pts
        </Figure>
      </g>
    </Stamp>
  );
}

const Stamp = styled.svg`
  flex: none;
  width: 104px;
  height: 104px;
  color: var(--ink-2);
  mask: var(--tex-worn);
  &[data-rarity='legendary'] {
    color: var(--marigold-ink);
  }
  &[data-rarity='epic'] {
    color: var(--plum);
  }
  &[data-rarity='rare'] {
    color: var(--indigo);
  }
  &[data-rarity='locked'] {
    color: var(--ink-3);
  }
  &[data-rarity='legendary'] svg {
    color: var(--paper);
    @media (forced-colors: active) {
      color: Canvas;
    }
  }
`;

const Arc = styled.text`
  fill: currentColor;
  font: 680 8px var(--font-text);
  letter-spacing: 0.05em;
  text-anchor: middle;
  text-transform: uppercase;
`;

const Figure = styled.text`
  fill: currentColor;
  font: 700 9.5px var(--font-text);
  letter-spacing: 0.04em;
  text-anchor: middle;
  text-transform: uppercase;
`;
