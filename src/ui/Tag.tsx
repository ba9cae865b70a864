import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

export type TagTone = 'neutral' | 'indigo' | 'leaf' | 'vermilion' | 'plum' | 'marigold' | 'link';
interface Props {
  /** Meaning of the color: `vermilion` warns, `leaf` is positive, `neutral` has none. */
  tone?: TagTone | undefined;
  /** Icon before the label; mark it `aria-hidden`. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A small non-interactive label. Never rely on color alone: always include text. */
export function Tag({ tone = 'neutral', icon, children }: Props) {
  return (
    <Root $tone={tone}>
      {icon}
      {children}
    </Root>
  );
}

const tones = {
  neutral: css`
    background: var(--paper-2);
    color: var(--ink-2);
  `,
  indigo: css`
    background: var(--wash-indigo);
    color: var(--indigo);
  `,
  leaf: css`
    background: var(--wash-leaf);
    color: var(--leaf);
  `,
  vermilion: css`
    background: var(--wash-vermilion);
    color: var(--vermilion);
  `,
  plum: css`
    background: var(--wash-plum);
    color: var(--plum);
  `,
  marigold: css`
    background: var(--wash-marigold);
    color: var(--marigold-ink);
  `,
  link: css`
    background: var(--wash-link);
    color: var(--link);
  `,
};

const Root = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  overflow-wrap: anywhere;
  padding: 3px 8px;
  border-radius: 4px;
  font: var(--t-label);
  letter-spacing: 0.01em;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor var(--tag-edge), transparent);
  ${({ $tone }) => tones[$tone]}
  svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;
