import CompassIcon from '@phosphor-icons/core/regular/compass.svg?react';
import EnvelopeOpenIcon from '@phosphor-icons/core/regular/envelope-open.svg?react';
import GoogleIcon from '@phosphor-icons/core/regular/google-logo.svg?react';
import MapTrifoldIcon from '@phosphor-icons/core/regular/map-trifold.svg?react';
import UsersThreeIcon from '@phosphor-icons/core/regular/users-three.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { redirectTo } from '../api/redirects.ts';
import { RoadPicture } from '../layout/RoadPicture.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { withBase, paths } from '../routes.ts';
import { Button } from '../ui/Button.tsx';
import { DecorativeImage } from '../ui/DecorativeImage.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { stoneCss } from '../brand/stoneStyles.ts';
import { tokens } from '../ui/theme/tokens.ts';

const { capNational, capState, capVillage } = tokens.color;
const counters = [
  { figure: '10K+', of: 'travelers', cap: capNational },
  { figure: '50K+', of: 'stories', cap: capState },
  { figure: '200+', of: 'countries', cap: capVillage },
];
const tiles = [
  { title: 'Community', text: 'Answers from people who live there.', Sign: UsersThreeIcon },
  { title: 'Discover', text: 'What places cost, and when to go.', Sign: CompassIcon },
  { title: 'Share', text: 'Stories, tips, questions and polls.', Sign: EnvelopeOpenIcon },
  { title: 'Plan', text: 'A reply to your itinerary within 24 hours.', Sign: MapTrifoldIcon },
];

/** The landing page with the sign-in button (LAND-01 to LAND-07). */
export function Landing() {
  return (
    <>
      <ScreenTitle>Welcome</ScreenTitle>
      <Scene>
        <Art data-full-bleed>
          <RoadPicture wide="(min-width: 640px) and (min-aspect-ratio: 1)" />
        </Art>
        <Brand>
          <Wordmark />
        </Brand>
      </Scene>
      <Promise>
        <h1>Every mile has something to say.</h1>
        <p>Share travel moments, discover destinations, connect with travelers and plan itineraries.</p>
        <Button
          full
          icon={
            <Mark
              src={withBase('pictures/google.svg')}
              fallback={<GoogleIcon width={22} height={22} aria-hidden />}
            />
          }
          onClick={redirectTo.google}
        >
          Continue with Google
        </Button>
        <TextLink as={Link} to={paths.home()}>
          Look around first
        </TextLink>
      </Promise>
      <Stones>
        {counters.map(({ figure, of, cap }) => (
          <Counter key={of} style={{ '--cap': cap }}>
            <b>{figure}</b> {of}
          </Counter>
        ))}
      </Stones>
      <Tiles>
        {tiles.map(({ title, text, Sign }) => (
          <li key={title}>
            <Sign aria-hidden />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </Tiles>
    </>
  );
}

const Scene = styled.div`
  position: relative;
  aspect-ratio: 390 / 404;
  max-height: 56dvh;
  width: 100%;
  @media (min-width: 640px) {
    max-height: 34dvh;
  }
`;

/** In wide windows the art fills the window behind the column, which starts below the scene. */
const Art = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: var(--paper-3);
  @media (min-width: 640px) {
    position: fixed;
    z-index: -1;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
    @media (min-width: 640px) {
      object-position: 50% 35%;
    }
    @media (min-width: 640px) and (min-aspect-ratio: 1) {
      object-position: 50% 80%;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--tex-grain);
    opacity: 0.17;
    pointer-events: none;
  }
`;

const Brand = styled.div`
  position: absolute;
  top: 12px;
  left: 20px;
`;

const Promise = styled.div`
  display: grid;
  background: var(--ground);
  justify-items: center;
  padding: 22px 20px 18px;
  @media (min-width: 640px) {
    border-radius: var(--r-paper) var(--r-paper) 0 0;
  }
  h1 {
    justify-self: start;
    font: var(--t-hero);
    font-size: min(2.5rem, 15vw);
    line-height: 1.05;
    letter-spacing: -0.02em;
  }
  p {
    justify-self: start;
    margin: 10px 0 20px;
    color: var(--ink-2);
  }
  button {
    min-height: 54px;
    margin-bottom: 6px;
  }
`;

const Mark = styled(DecorativeImage)`
  width: 22px;
  height: 22px;
  padding: 3px;
  border-radius: 50%;
  background: var(--on-image);
`;

/** Three painted milestones on a painted kerb. */
const Stones = styled.ul`
  display: grid;
  /* At most twice the radius of a cap, so that caps stay round. */
  grid-template-columns: repeat(3, minmax(0, 116px));
  justify-content: space-between;
  align-items: end;
  gap: 14px;
  padding: 0 20px 12px;
  background: var(--tex-kerb) bottom / 100% 12px no-repeat var(--ground);
`;

const Counter = styled.li`
  ${stoneCss}
  padding: 56px 4px 14px;
  background: linear-gradient(var(--cap) 46px, var(--stone) 46px);
  color: var(--on-stone-2);
  font: var(--t-control);
  b {
    display: block;
    color: var(--on-stone);
    font: 760 1.5625rem/1.625rem var(--font-display);
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 20px 18px;
  padding: 22px 20px calc(34px + env(safe-area-inset-bottom));
  background: var(--paper);
  h2 {
    margin-top: 8px;
    font: var(--t-sub);
  }
  p {
    color: var(--ink-2);
    font: var(--t-body-s);
  }
  svg {
    width: 28px;
    height: 28px;
  }
`;
