import { failureKind } from '../shared/requestFailures.ts';
import { EmptyArt } from './EmptyArt.tsx';

/** The drawing of a failed read: a cut wire where there is no connection, else a fallen stone (AMB-78). */
export const FailureArt = ({ error }: { error: unknown }) => (
  <EmptyArt name={failureKind(error) === 'offline' ? 'cutWire' : 'fallenStone'} />
);
