import { useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { nameOf } from '../../../.storybook/nameOf.ts';
import { Shots } from '../../../tools/shots/approvals.ts';
import { readJson, readStories } from './storyIndex.ts';

const Uses = z.object({ parts: z.array(z.string()), screens: z.array(z.string()) });
const PICTURES = 4;

interface Usage {
  name: string;
  story: string;
  /** Its picture from the wall; null if there is none. */
  picture: string | null;
}

/** The first story of each file, with its picture. */
async function readUsages(files: readonly string[]): Promise<Usage[]> {
  const [entries, pictures] = await Promise.all([readStories(), readJson('shots/shots.json')]);
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

const Link = ({ name, story, children }: Omit<Usage, 'picture'> & { children?: React.ReactNode }) => (
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
  const [usages, setUsages] = useState<{ screens: Usage[]; parts: Usage[] }>({ screens: [], parts: [] });
  const screens = uses?.screens.join() ?? '';
  const parts = uses?.parts.join() ?? '';
  useEffect(() => {
    const read = async (): Promise<void> =>
      setUsages({ screens: await readUsages(screens.split(',')), parts: await readUsages(parts.split(',')) });
    // Outside of Storybook there is no index.
    read().catch(() => undefined);
  }, [screens, parts]);
  // Drawn before its content, because the list of contents is made only once.
  if (screens + parts === '') return null;
  const shown = usages.screens.filter(({ picture }) => picture).slice(0, PICTURES);
  const others = usages.screens.filter((usage) => !shown.includes(usage));
  return (
    <Root className="sb-unstyled" aria-labelledby="in-use">
      <h2 id="in-use">In use</h2>
      <Screens>
        {shown.map((usage) => (
          <li key={usage.story}>
            <Link {...usage}>
              <img src={`shots/${usage.picture}.webp`} alt="" width="160" height="346" loading="lazy" />
            </Link>
          </li>
        ))}
      </Screens>
      <Names label={shown.length > 0 ? 'Also on' : 'On'} usages={others} />
      <Names label="Part of" usages={usages.parts} />
    </Root>
  );
}

const Names = ({ label, usages }: { label: string; usages: readonly Usage[] }) =>
  usages.length > 0 && (
    <p>
      {label}{' '}
      {usages.map((usage, at) => (
        <span key={usage.story}>
          {at > 0 && ', '}
          <Link {...usage} />
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
