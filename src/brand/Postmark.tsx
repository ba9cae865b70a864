import { useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Text on the upper arc, up to 14 letters. */
  place: string;
  /** Text on the lower arc, up to 14 letters. */
  country: string;
  /** Formatted date; the last word goes on its own line. */
  date: string;
}

const short = (text: string): string => Array.from(text).slice(0, 14).join('');

/** A white postmark over the corner of a picture. Decorative: the byline has the same information. */
export function Postmark({ place, country, date }: Props) {
  const id = useId();
  const year = date.lastIndexOf(' ');
  const lines = year < 0 ? [date] : [date.slice(0, year), date.slice(year + 1)];
  return (
    <Mark viewBox="0 0 118 66" aria-hidden>
      <Patch cx="33" cy="33" r="33" />
      <Worn fill="none" stroke="currentColor" strokeWidth="1.6">
        <circle cx="33" cy="33" r="31" />
        <circle cx="33" cy="33" r="19.5" strokeWidth="1" />
        <path d="M66 20q8-5 16 0t16 0 16 0M67 29q8-5 16 0t16 0 15 0M67 38q8-5 16 0t16 0 15 0M66 47q8-5 16 0t16 0 16 0" />
      </Worn>
      <path id={`${id}o`} d="M10.5 33a22.5 22.5 0 0 1 45 0" fill="none" />
      <path id={`${id}u`} d="M6 33a27 27 0 0 0 54 0" fill="none" />
      <Ring>
        <textPath href={`#${id}o`} startOffset="50%">
          {short(place)}
        </textPath>
      </Ring>
      <Ring>
        <textPath href={`#${id}u`} startOffset="50%">
          {short(country)}
        </textPath>
      </Ring>
      {lines.map((line, at) => (
        <Day key={line} x="33" y={36 + (at - (lines.length - 1) / 2) * 9}>
          {line}
        </Day>
      ))}
    </Mark>
  );
}

const Mark = styled.svg`
  position: absolute;
  z-index: 2;
  right: 10px;
  bottom: 8px;
  width: 118px;
  height: 66px;
  color: var(--on-image);
  pointer-events: none;
`;

/** Evens out the picture behind the text. */
const Patch = styled.circle`
  fill: var(--picture-note);
  opacity: 0.8;
`;

const Worn = styled.g`
  opacity: 0.92;
  mask: var(--tex-worn);
`;

const Ring = styled.text`
  fill: currentColor;
  font: 700 8px var(--font-text);
  letter-spacing: 0.08em;
  text-anchor: middle;
  text-transform: uppercase;
`;

const Day = styled.text`
  fill: currentColor;
  font: 700 7.5px var(--font-text);
  letter-spacing: 0.02em;
  text-anchor: middle;
  text-transform: uppercase;
`;
