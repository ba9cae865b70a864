import { styled } from 'styled-components';
import { demoAccounts } from 'virtual:demo-accounts';
import { PRODUCT_NAME } from '../../brand/productName.ts';
import { withBase } from '../../routes.ts';
import { useCurrentUser } from './queries.ts';
import { useIsGuest } from './useIsGuest.ts';

/** Tells the guest what the product is, and offers to switch to one of the demo's users (AMB-01). */
export function GuestGreeting() {
  const currentUser = useCurrentUser();
  if (!useIsGuest(currentUser)) return null;
  // Space is reserved until the user is known, so that the layout does not shift.
  return (
    <Card aria-labelledby="greeting" data-awaited={currentUser === undefined || undefined}>
      <h2 id="greeting">Welcome to {PRODUCT_NAME}</h2>
      <p>Travelers share stories here, ask the people who live there, and earn points on the way.</p>
      {demoAccounts.length > 0 && (
        <>
          <p id="demo-accounts">Look around, or sign in as</p>
          <ul aria-labelledby="demo-accounts">
            {demoAccounts.map(({ id, name, about }) => (
              <li key={id}>
                <DemoUserLink href={withBase(`?as=${id}`)} aria-label={`Be ${name}, ${about}`}>
                  {name}
                  <small>{about}</small>
                </DemoUserLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: 6px;
  margin-bottom: 12px;
  padding: 14px 16px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  &[data-awaited] {
    visibility: hidden;
  }
  h2 {
    font: var(--t-sub);
  }
  p {
    color: var(--ink-2);
    font: var(--t-body-s);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr));
    gap: 8px;
  }
`;

const DemoUserLink = styled.a`
  display: grid;
  place-content: center;
  justify-items: center;
  height: 100%;
  min-height: 52px;
  padding: 4px 8px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--link);
  font: var(--t-strong);
  text-align: center;
  small {
    color: var(--ink-2);
    font: var(--t-meta);
  }
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
  }
`;
