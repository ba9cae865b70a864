import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, lazy } from 'react';

const BrandDocs = lazy(() => import('./BrandDocs.tsx'));
const LazyPartPage = lazy(() => import('./PartPage.tsx'));

/**
 * Docs pages rendered by `BrandDocs`, whose code is loaded with the first docs page instead of with every
 * story.
 */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <BrandDocs {...props} />
    </Suspense>
  );
}

/** The docs page of a component, whose code is also loaded with the first page. */
export const PartPage = () => (
  <Suspense>
    <LazyPartPage />
  </Suspense>
);
