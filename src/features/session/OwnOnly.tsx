import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { User } from '../../contract/users.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { viewerQuery } from './useViewer.ts';

interface Props {
  /** What a visitor reads in its place. */
  visitor: ComponentProps<typeof SignInFirst>;
  children: (viewer: User) => ReactNode;
}

/** Something of the viewer's own: on its way, not to be had, nobody's, or here (AMB-02). */
export function OwnOnly({ visitor, children }: Props) {
  return (
    <Loaded query={useQuery(viewerQuery)} failed="Your account did not load">
      {(viewer) => (viewer ? children(viewer) : <SignInFirst {...visitor} />)}
    </Loaded>
  );
}
