import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { nightPicture } from '../shared/nightPicture.ts';
import { DecorativeImage } from './DecorativeImage.tsx';

interface Props extends Omit<ComponentProps<typeof DecorativeImage>, 'src'> {
  /** The picture by day. */
  day: string | null;
}

/**
 * The same place at night, for places that have such a drawing: in the dark theme it replaces the picture by day that
 * stands directly before it in a positioned box. It is not fetched in the light theme.
 */
export function NightImage({ day, ...rest }: Props) {
  const night = day && nightPicture(day);
  if (night === day) return null;
  return <Night {...rest} src={night} loading="lazy" decoding="async" fades data-night />;
}

const Night = styled(DecorativeImage)`
  position: absolute;
  inset: 0;
  display: none;
  [data-theme='dark'] & {
    display: block;
  }
  /* Not painted; only its alternative text is left. */
  [data-theme='dark'] img:has(+ &) {
    clip-path: inset(50%);
  }
  [data-theme='dark'] img[alt='']:has(+ &) {
    display: none;
  }
`;
