import { failureKind } from '../shared/requestFailures.ts';
import { tokens } from '../ui/theme/tokens.ts';
import { LineDrawing } from './LineDrawing.ts';

interface Props {
  /** The error of the failed request. */
  error: unknown;
}

const { link, marigold, vermilion } = tokens.color;

const fallenStone = (
  <>
    <path d="M34 94V44h44c18 0 30 10 30 25S96 94 78 94z" />
    <path d="M76 46v46" stroke={marigold} strokeWidth="4" />
    <path d="M46 56v26M58 60v18" strokeDasharray="5 4" />
    <path d="M8 94h152M120 94l6-8 8 8M140 94l4-5 5 5" strokeLinecap="round" />
  </>
);
const cutWire = (
  <>
    <path d="M28 94V14M16 26h24M140 94V14M128 26h24" fill="none" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M28 26c12 26 24 34 40 36m72-36c-10 24-20 32-32 35"
      fill="none"
      stroke={link}
      strokeLinecap="round"
    />
    <path
      d="m78 52 8 6m-10 8 10 2m12-16-8 6m10 9-10 1"
      stroke={vermilion}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path d="M8 96h152" strokeLinecap="round" />
  </>
);

/** The drawing for a failed read: a cut wire when offline, otherwise a fallen stone (AMB-78). */
export const FailureArt = ({ error }: Props) => (
  <LineDrawing>{failureKind(error) === 'offline' ? cutWire : fallenStone}</LineDrawing>
);
