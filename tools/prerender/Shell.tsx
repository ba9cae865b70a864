import { Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';
import { SkeletonCard } from '../../src/brand/SkeletonCard.tsx';
import { Layout } from '../../src/layout/Layout.tsx';
import { Stack } from '../../src/ui/Stack.tsx';

/** The layout around skeletons, shown before the user or the address is known. */
export function Shell() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route
          path="*"
          element={
            <Cards $gap={18}>
              <SkeletonCard variant="post" />
              <SkeletonCard variant="post" />
            </Cards>
          }
        />
      </Route>
    </Routes>
  );
}

const Cards = styled(Stack)`
  padding: 16px var(--gutter);
`;
