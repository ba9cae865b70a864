import { useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { nameOf } from '../../../.storybook/nameOf.ts';
import { Shots } from '../../../tools/shots/approvals.ts';

const Uses = z.object({ parts: z.array(z.string()), screens: z.array(z.string()) });
const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), title: z.string(), importPath: z.string() }),
  ),
});
const PICTURES = 4;

interface Place {
  name: string;
  story: string;
  /** Its picture from the wall; null if there is none. */
  picture: string | null;
}

const readJson = async (file: string): Promise<unknown> => (await fetch(file)).json().catch(() => null);

/** The first story of each file, with its picture. */
async function readPlaces(files: readonly string[]): Promise<Place[]> {
  const [index, pictures] = await Promise.all([readJson('index.json'), readJson('shots/shots.json')]);
  const entries = Object.values(Index.parse(index).entries).filter(({ type }) => type === 'story');
  const shots = Shots.safeParse(pictures).data?.shots ?? [];
  return files.flatMap((file) => {
    const entry = entries.find(({ importPath }) => importPath === `./${file}`);
    if (!entry) return [];
    const shot = shots.find(
      ({ story, theme, width }) => story === entry.id && theme === 'light' && width === 390,
    );
    return [{ name: nameOf(entry.title), story: entry.id, picture: shot?.picture ?? null }];
  });
}

/**
 * Uses of the first component that has any: some stories wrap what they show, and list it as a subcomponent.
 */
const usesOf = (components: readonly unknown[]) =>
  components
    .map((component) => z.safeParse(Uses, Reflect.get(Object(component), 'storybookUses')).data)
    .find((uses) => uses !== undefined);

const Link = ({ name, story, children }: Omit<Place, 'picture'> & { children?: React.ReactNode }) => (
  <a href={`?path=/story/${story}`} target="_parent">
    {children}
    {name}
  </a>
);

/** The screens and larger components that use this page's component, as read by .storybook/usedIn.ts. */
export function InUse() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents } = preparedMeta;
  const uses = usesOf([component, ...Object.values(subcomponents ?? {})]);
  const [places, setPlaces] = useState<{ screens: Place[]; parts: Place[] }>({ screens: [], parts: [] });
  const screens = uses?.screens.join() ?? '';
  const parts = uses?.parts.join() ?? '';
  useEffect(() => {
    const read = async (): Promise<void> =>
      setPlaces({ screens: await readPlaces(screens.split(',')), parts: await readPlaces(parts.split(',')) });
    // Outside of Storybook there is no index.
    read().catch(() => undefined);
  }, [screens, parts]);
  if (places.screens.length + places.parts.length === 0) return null;
  const shown = places.screens.filter(({ picture }) => picture).slice(0, PICTURES);
  const others = places.screens.filter((place) => !shown.includes(place));
  return (
    <Root className="sb-unstyled" aria-labelledby="in-use">
      <h2 id="in-use">In use</h2>
      <Screens>
        {shown.map((place) => (
          <li key={place.story}>
            <Link {...place}>
              <img src={`shots/${place.picture}.webp`} alt="" width="160" height="346" loading="lazy" />
            </Link>
          </li>
        ))}
      </Screens>
      <Names label={shown.length > 0 ? 'Also on' : 'On'} places={others} />
      <Names label="Part of" places={places.parts} />
    </Root>
  );
}

const Names = ({ label, places }: { label: string; places: readonly Place[] }) =>
  places.length > 0 && (
    <p>
      {label}{' '}
      {places.map((place, at) => (
        <span key={place.story}>
          {at > 0 && ', '}
          <Link {...place} />
        </span>
      ))}
    </p>
  );

const Root = styled.section`
  color: var(--ink-2);
  font: var(--t-body-s);
  && h2 {
    margin: 48px 0 12px;
    color: var(--ink);
    font: 700 1.5rem / 1.2 var(--font-display);
  }
  && a {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Screens = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  margin-bottom: 12px;
  list-style: none;
  a {
    display: grid;
    gap: 6px;
  }
  img {
    border-radius: 10px;
    box-shadow: 0 0 0 1px var(--line-2);
  }
`;
