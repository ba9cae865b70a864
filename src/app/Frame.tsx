import { Outlet, ScrollRestoration } from 'react-router-dom';
import { styled } from 'styled-components';

/** The column that every screen stands in (APP-21). */
export function Frame() {
  return (
    <Column>
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
    </Column>
  );
}

const Column = styled.div`
  position: relative;
  isolation: isolate;
  max-width: var(--column);
  min-height: 100dvh;
  margin: 0 auto;
  background: var(--ground);
`;
