import { failureKind } from '../shared/requestFailures.ts';
import { EmptyArt } from './EmptyArt.tsx';

interface Props {
  /** What the request failed with. */
  error: unknown;
}

/** The drawing of a failed read: a cut wire where there is no connection, else a fallen stone (AMB-78). */
export const FailureArt = ({ error }: Props) => (
  <EmptyArt name={failureKind(error) === 'offline' ? 'cutWire' : 'fallenStone'} />
);
