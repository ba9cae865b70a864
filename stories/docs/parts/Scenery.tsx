import { styled } from 'styled-components';
import seed from 'virtual:seed';
import { drawnDestinations } from '../../../mocks/pictures/drawnDestinations.ts';
import type { UserRow } from '../../../mocks/db/rows.ts';
import { withBase } from '../../../src/routes.ts';
import { Avatar } from '../../../src/ui/Avatar.tsx';
import { nightTint } from '../../../src/ui/nightTint.ts';

const PEOPLE = 24;
const people: UserRow[] = seed.user.slice(0, PEOPLE);

/** One drawing of each place. */
export const Views = () => (
  <Places className="sb-unstyled">
    {drawnDestinations.map(({ slug, name, country, hour }) => (
      <li key={slug}>
        <View>
          <img
            src={withBase(`pictures/scenery/${slug}-0.svg`)}
            alt=""
            width="240"
            height="160"
            loading="lazy"
          />
        </View>
        <b>{name}</b>, {country} · {hour}
      </li>
    ))}
  </Places>
);

/** Portraits of some of the seeded users. */
export const Portraits = () => (
  <People className="sb-unstyled">
    {people.map(({ id, firstName, lastName, picture }) => (
      <li key={id}>
        <Avatar
          name={firstName ?? ''}
          src={picture && withBase(picture.replace('asset:', 'pictures/'))}
          size={64}
        />
        {firstName} {lastName}
      </li>
    ))}
  </People>
);

const View = styled.div`
  position: relative;
  overflow: hidden;
  margin-bottom: 6px;
  border-radius: var(--r-print);
  ${nightTint}
`;
const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 20px 16px;
  font: var(--t-meta);
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
`;
const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(100px, 1fr));
  gap: 16px;
  font: var(--t-meta);
  text-align: center;
  li {
    display: grid;
    justify-items: center;
    gap: 6px;
  }
`;
