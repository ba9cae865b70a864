import FlagCheckeredFillIcon from '@phosphor-icons/core/fill/flag-checkered-fill.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { BadgeStamp } from '../../brand/BadgeStamp.tsx';
import { paths } from '../../routes.ts';
import { rarityText } from '../../shared/format/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { usePausableTimeout } from '../../ui/usePausableTimeout.ts';
import type { Achievement } from './newAchievements.ts';

/** How long the card is shown unless hovered or focused, in ms. */
const DURATION = 7000;

interface Props {
  /** The badge that was earned or the challenge that was completed. */
  achievement: Achievement;
  /** Called when the time is over, by the close button and by the link. */
  onClose: () => void;
}

/**
 * Shows a badge just earned or a challenge just completed below the header, where no toast is (PROF-09,
 * PROF-12). It promises no points (AMB-50) and does not take focus.
 */
export function AchievementNotice({ achievement, onClose }: Props) {
  const rest = usePausableTimeout(DURATION, onClose);
  return (
    <Card data-screen-only data-achievement {...rest}>
      <Drawing>
        {achievement.kind === 'badge' ? (
          <BadgeStamp {...achievement.badge} />
        ) : (
          <FlagCheckeredFillIcon aria-hidden />
        )}
      </Drawing>
      <div>
        <Kind>{achievement.kind === 'badge' ? 'Badge earned' : 'Challenge completed'}</Kind>
        <b>{achievement.kind === 'badge' ? achievement.badge.name : achievement.challenge.name}</b>
        {achievement.kind === 'badge' && <Rarity>{rarityText(achievement.badge.rarity)}</Rarity>}
        <TextLink as={Link} to={paths.profile()} onClick={onClose}>
          See it on your profile
        </TextLink>
      </div>
      <IconButton label="Hide" onClick={onClose}>
        <XIcon aria-hidden />
      </IconButton>
    </Card>
  );
}

const arrive = keyframes`from { transform: translateY(-16px); opacity: 0; }`;
const press = keyframes`from { opacity: 0; scale: 1.8; }`;

const Card = styled.div`
  position: fixed;
  z-index: 40;
  top: calc(var(--cover-top) + 8px);
  inset-inline: 0;
  display: grid;
  grid-template-columns: auto 1fr 44px;
  align-items: center;
  gap: 12px;
  width: min(100% - 24px, 25rem);
  margin-inline: auto;
  padding: 8px 4px 8px 12px;
  border-radius: var(--r-paper);
  background: var(--float-paper);
  box-shadow: var(--float-edge);
  filter: var(--e2-drop);
  color: var(--ink);
  animation: ${arrive} var(--d-paper) var(--ease-out) backwards;
  @media (prefers-reduced-motion: reduce) {
    &,
    & * {
      animation: none !important;
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid;
  }
  > button {
    align-self: start;
  }
  > button svg {
    width: 20px;
    height: 20px;
  }
  b {
    display: block;
    font: var(--t-heading);
    overflow-wrap: anywhere;
  }
`;

const Drawing = styled.span`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  animation: ${press} var(--d-ink) var(--ease-press) 320ms backwards;
  > svg {
    width: 100%;
    height: 100%;
  }
  > svg:not([data-rarity]) {
    padding: 20px;
    border-radius: 50%;
    background: var(--wash-leaf);
    color: var(--leaf);
  }
`;

const Kind = styled.span`
  display: block;
  color: var(--ink-2);
  font: var(--t-meta);
`;

const Rarity = styled.span`
  display: block;
  color: var(--ink-2);
  font: var(--t-meta);
  &::first-letter {
    text-transform: capitalize;
  }
`;
