import { failureKind } from '../shared/requestFailures.ts';
import { EmptyArt } from './EmptyArt.tsx';

interface Props {
  /** The error of the failed request. */
  error: unknown;
}

/** The drawing for a failed read: a cut wire when offline, otherwise a fallen stone (AMB-78). */
export const FailureArt = ({ error }: Props) => (
  <EmptyArt name={failureKind(error) === 'offline' ? 'cutWire' : 'fallenStone'} />
);
