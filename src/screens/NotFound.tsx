import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Dunes } from '../brand/Dunes.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Stone } from '../brand/Stone.tsx';

/** The not-found screen for any path outside the route table (APP-18 to APP-20). */
export function NotFound() {
  return (
    <Page>
      <ScreenTitle>Page Not Found</ScreenTitle>
      <Note $flush>
        <Scene>
          <Dunes />
          <Stone level={13} text="404" size={118} />
        </Scene>
        <Text>
          <h1>Page Not Found</h1>
          <p>Did you forget to add the page to the router?</p>
          <ButtonLink as={Link} to={paths.home()} variant="line">
            Go to Home
          </ButtonLink>
        </Text>
      </Note>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  /* Leaves room for the banner of the guest. */
  min-height: calc(100dvh - var(--cover-top) - 48px);
  padding: 20px var(--gutter);
`;

const Note = styled(Card)`
  display: grid;
  grid-template-rows: 1fr auto;
`;

/* Fills what the text leaves of the window; on phones in landscape it is low, to keep the text in view. */
const Scene = styled.div`
  position: relative;
  min-height: max(128px, 30vh);
  overflow: hidden;
  border-radius: var(--r-paper) var(--r-paper) 0 0;
  > svg:first-child {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  > svg + svg {
    position: absolute;
    bottom: -3px;
    left: 12%;
  }
`;

const Text = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 26px 20px 28px;
  text-align: center;
  p {
    margin-bottom: 14px;
    color: var(--ink-2);
  }
`;
