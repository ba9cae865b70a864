import { css, keyframes, styled } from 'styled-components';

export const Options = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
`;

const option = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 11px;
  width: 100%;
  min-height: 48px;
  padding: 8px 14px 8px 12px;
  border-radius: var(--r-control);
  background: var(--paper-2);
  font: 520 0.9375rem/1.25rem var(--font-text);
  text-align: start;
  overflow: hidden;
  overflow-wrap: anywhere;
  @media (max-width: 359px) {
    padding-inline: 10px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const OpenOption = styled.button`
  ${option}
  box-shadow: inset 0 0 0 1px var(--line-2);
  transition: transform var(--d-press);
  &:focus-visible {
    border-radius: var(--r-control);
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  &:not([aria-disabled='true']):active {
    transform: translateY(1px) scale(0.985);
  }
  @media (hover: hover) {
    &:not([aria-disabled='true']):hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
  }
`;

const grow = keyframes`from { transform: scaleX(calc(var(--share) * (1 - var(--reach)))); }`;
const stamp = keyframes`from { transform: scale(calc(1 + .7 * var(--reach))) rotate(calc(-16deg * var(--reach))); opacity: 0; }`;
const land = css`
  animation: ${stamp} var(--d-ink) var(--ease-press) backwards;
`;
const rise = css`
  animation: ${grow} var(--d-paper) var(--ease-out) backwards;
`;

export const Bar = styled.span<{ $fresh: boolean }>`
  position: absolute;
  inset: 0;
  background: var(--line);
  transform: scaleX(var(--share));
  transform-origin: left;
  transition: transform var(--d-paper) var(--ease-out);
  ${({ $fresh }) => $fresh && rise}
  &:dir(rtl) {
    transform-origin: right;
  }
  @media (forced-colors: active) {
    border-bottom: 4px solid Highlight;
  }
`;

export const Punch = styled.span<{ $fresh?: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid var(--line-2);
  border-radius: 50%;
  background: var(--paper);
  ${({ $fresh }) => $fresh && land}
  svg {
    width: 14px;
    height: 14px;
  }
`;

const ownVote = css`
  font-weight: 640;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1.5px var(--plum);
    pointer-events: none;
  }
  ${Bar} {
    background: var(--wash-plum);
  }
  ${Punch} {
    border: 0;
    background: var(--plum);
    color: var(--paper);
  }
`;

/* After the end, the winner stands out more than the own vote. */
const calm = css`
  font-weight: 520;
  &::after {
    content: none;
  }
`;

const winner = css`
  &,
  &:disabled {
    color: var(--ink);
    font-weight: 640;
  }
  ${Bar} {
    background: var(--wash-marigold);
  }
`;

export const Result = styled.div<{ $isOwnVote: boolean; $ended: boolean; $won: boolean }>`
  ${option}
  cursor: default;
  > :not(${Bar}) {
    position: relative;
  }
  &:disabled {
    color: var(--ink-2);
    cursor: not-allowed;
  }
  ${({ $isOwnVote }) => $isOwnVote && ownVote}
  ${({ $ended }) => $ended && calm}
  ${({ $won }) => $won && winner}
`;

export const Percent = styled.span`
  flex: none;
  margin-inline-start: auto;
  font: 640 0.9375rem/1.25rem var(--font-text);
`;

export const Won = styled.span`
  flex: none;
  color: var(--marigold-ink);
  font: var(--t-meta);
`;
