import { styled } from 'styled-components';
import { demoAccounts } from 'virtual:demo-accounts';
import { PRODUCT_NAME } from '../../brand/productName.ts';
import { withBase } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useCurrentUser } from './queries.ts';
import { useIsGuest } from './useIsGuest.ts';

/**
 * Tells the guest what the product is, and offers to switch to one of the demo's users (AMB-01). Their levels and
 * ranks are left out while nothing is posted, because nobody has points then.
 */
export function GuestGreeting({ nothingPosted }: { nothingPosted: boolean }) {
  const currentUser = useCurrentUser();
  if (!useIsGuest(currentUser)) return null;
  // Space is reserved until the user is known, so that the layout does not shift.
  return (
    <Card aria-label={`Welcome to ${PRODUCT_NAME}`} data-awaited={currentUser === undefined || undefined}>
      <p>
        <b>{PRODUCT_NAME}: share travel stories, ask locals, earn points.</b>
        {demoAccounts.length > 0 && 'Look around, or sign in as'}
      </p>
      {demoAccounts.length > 0 && (
        <ul aria-label="Sign in as">
          {demoAccounts.map(({ id, name, about, picture }) => (
            <li key={id}>
              <DemoUserLink
                href={withBase(`?as=${id}`)}
                aria-label={nothingPosted ? `Be ${name}` : `Be ${name}, ${about}`}
              >
                <Avatar name={name} src={picture && withBase(picture)} size={26} />
                <span>
                  {name}
                  {!nothingPosted && <small>{about}</small>}
                </span>
              </DemoUserLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: 8px;
  margin-bottom: 10px;
  padding: 10px 16px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  &[data-awaited] {
    visibility: hidden;
  }
  p {
    color: var(--ink-2);
    font: var(--t-body-s);
  }
  b {
    display: block;
    margin-bottom: 4px;
    color: var(--ink);
    font: var(--t-sub);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
    gap: 6px;
  }
`;

/** The name is next to the face, or below it on phones that are too narrow for that. */
const DemoUserLink = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  height: 100%;
  min-height: 48px;
  padding: 4px 6px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--link);
  font: var(--t-strong);
  small {
    display: block;
    color: var(--ink-2);
    font: var(--t-meta);
  }
  @media (max-width: 24.3rem) {
    flex-direction: column;
    text-align: center;
  }
  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
  }
`;
