import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, lazy } from 'react';

const BrandDocs = lazy(() => import('./BrandDocs.tsx'));
const LazyPartPage = lazy(() => import('./PartPage.tsx'));

/** Docs pages as `BrandDocs` shows them, whose blocks are loaded with the first page and not with every story. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <BrandDocs {...props} />
    </Suspense>
  );
}

/** The page of a part, whose blocks are loaded with the first page, too. */
export const PartPage = () => (
  <Suspense>
    <LazyPartPage />
  </Suspense>
);
