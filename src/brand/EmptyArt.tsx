import type { ReactNode } from 'react';
import { tokens } from '../ui/theme/tokens.ts';
import { LineDrawing } from './LineDrawing.ts';

export type EmptyArtName = 'tag' | 'ballot' | 'ticket' | 'letter' | 'postcard' | 'stamp' | 'stone';

const { indigo, plum, link, marigold, vermilion, paper } = tokens.color;

const drawings: Record<EmptyArtName, ReactNode> = {
  tag: (
    <>
      <path d="M48 8h72l16 16v76H32V24z" />
      <path d="M52 54h64M52 68h64M52 82h38" strokeDasharray="5 4" />
      <circle cx="84" cy="26" r="9" fill="none" stroke={indigo} strokeWidth="4" />
      <path d="M84 24C78 6 96 0 108 6s18 0 24-4" fill="none" stroke={indigo} />
    </>
  ),
  ballot: (
    <>
      <path d="M18 8h132v62a8 8 0 0 0 0 16v12H18V86a8 8 0 0 0 0-16z" />
      <path d="M60 28h74M60 52h52M32 78h104" strokeDasharray="5 4" />
      <g fill="none" stroke={plum}>
        <circle cx="41" cy="28" r="8" />
        <circle cx="41" cy="52" r="8" />
      </g>
    </>
  ),
  ticket: (
    <>
      <path d="M6 20h156v24a8 8 0 0 0 0 16v24H6V60a8 8 0 0 0 0-16z" />
      <path d="M114 26v52M126 42h24M126 58h16" strokeDasharray="5 4" />
      <path d="m22 68 18-24 12 14 9-9 19 19zM86 38a6 6 0 1 1-12 0 6 6 0 0 1 12 0z" />
    </>
  ),
  letter: (
    <>
      <path d="M32 22h104v70H32z" />
      <path d="m32 22 52 40 52-40" />
      <path d="M58 6h52" strokeDasharray="7 6" stroke={link} />
    </>
  ),
  postcard: (
    <>
      <path d="M16 14h136v78H16z" />
      <path d="M84 26v54" />
      <path d="M96 52h44M96 66h44M96 80h28" strokeDasharray="5 4" />
      <path d="m26 78 18-28 12 16 8-8 12 20zM124 24h16v18h-16z" />
      <path d="M94 32c5-4 9-4 13 0s8 4 13 0" fill="none" stroke={vermilion} />
    </>
  ),
  stamp: (
    <>
      <path d="M46 4h76v96H46z" />
      <path
        d="M46 4h76v96H46z"
        fill="none"
        stroke={paper}
        strokeWidth="7"
        strokeDasharray="0 8"
        strokeLinecap="round"
      />
      <path d="M55 13h58v78H55z" />
      <path d="m62 78 18-30 12 18 6-8 10 20z" />
      <path d="M100 30a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" stroke={marigold} />
    </>
  ),
  stone: (
    <>
      <path d="M54 94V44c0-20 12-34 30-34s30 14 30 34v50z" />
      <path d="M54 46h60" stroke={marigold} strokeWidth="4" />
      <path d="M68 62h32M72 76h24" strokeDasharray="5 4" />
      <path d="M20 94h128" strokeLinecap="round" />
    </>
  ),
};

interface Props {
  /** Which drawing to show. */
  name: EmptyArtName;
}

/** Line drawings for empty states; `FailureArt` has those for failures. */
export function EmptyArt({ name }: Props) {
  return <LineDrawing>{drawings[name]}</LineDrawing>;
}
