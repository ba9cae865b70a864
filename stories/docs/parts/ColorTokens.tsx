import { styled } from 'styled-components';
import { controlPairs, ratio, textPairs } from '../../../src/ui/theme/contrast.ts';
import { type Role, dark, light } from '../../../src/ui/theme/roles.ts';
import { roleTexts } from '../../../src/ui/theme/roleTexts.ts';
import { curlyQuotes } from '../../../.storybook/curlyQuotes.ts';
import { variableOf } from '../../../src/ui/theme/tokens.ts';
import { CopyButton } from './CopyButton.tsx';
import { Table } from './Table.tsx';

const GROUPS: Record<string, (role: string) => boolean> = {
  Surfaces: (role) => /^(ground|table|paper|wash|line)/.test(role),
  'Text and ink': (role) => /^(ink|link|marigoldInk|vermilion$|leaf|indigo|plum|star|on)/.test(role),
  'Actions and paint': (role) => /^(action|marigold$|vermilionFill|gold|silver|bronze|kerb)/.test(role),
  'Stones and stamps': (role) => /^(cap|stone|stampRim)/.test(role),
};
const roles = Object.keys(light).filter((name): name is Role => Object.hasOwn(roleTexts, name));

interface Back {
  on: Role;
  least: number;
}
/** The backgrounds a color is used on, with the contrast required by WCAG. */
const backsOf = (role: Role): Back[] => {
  const found = (pairs: readonly [Role, Role[]][], least: number): Back[] =>
    pairs.filter(([front]) => front === role).flatMap(([, backs]) => backs.map((on) => ({ on, least })));
  return [...found(textPairs, 4.5), ...found(controlPairs, 3)];
};

const surfaces = new Set([...textPairs, ...controlPairs].flatMap(([, backs]) => backs));
/** Says why a color has no contrast of its own. */
function withoutContrast(role: Role): string {
  if (role === 'onImage') return 'On the shade of a picture';
  return surfaces.has(role) ? 'Surface' : 'Not for text';
}

/** The lowest contrast of a color on its backgrounds, in both themes. */
function Contrast({ role }: { role: Role }) {
  const on = backsOf(role);
  if (on.length === 0) return withoutContrast(role);
  const least = on[0]?.least ?? 3;
  return (
    <Ratios>
      {on
        .filter((back) => back.least === least)
        .map(({ on: back }) => (
          <li key={back}>
            <b>{ratio(light[role], light[back]).toFixed(1)}</b> /{' '}
            <b>{ratio(dark[role], dark[back]).toFixed(1)}</b> on {variableOf(back).slice(2)}
          </li>
        ))}
      <li>at least {least} : 1</li>
    </Ratios>
  );
}

const rowOf = (role: Role) => ({
  key: role,
  cells: [
    <Name key="name">
      <Pair>
        <i style={{ background: light[role] }} />
        <i style={{ background: dark[role] }} />
      </Pair>
      <code>{variableOf(role)}</code>
    </Name>,
    curlyQuotes(roleTexts[role]),
    <Hex key="hex">
      <CopyButton text={light[role]} what={`${variableOf(role)} in the light theme`} asText />
      <CopyButton text={dark[role]} what={`${variableOf(role)} in the dark theme`} asText />
    </Hex>,
    <Contrast key="contrast" role={role} />,
    <CopyButton key="copy" text={`var(${variableOf(role)})`} what={variableOf(role)} />,
  ],
});

/** All colors of one group. */
export function ColorTokens({ group }: { group: string }) {
  return (
    <Table
      label={group}
      head={['Variable', 'What it is for', 'Light, dark', 'Contrast: light / dark', 'Copy']}
      rows={roles.filter((role) => GROUPS[group]?.(role)).map(rowOf)}
    />
  );
}

const Name = styled.span`
  display: grid;
  gap: 6px;
`;
const Pair = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  width: 96px;
  height: 44px;
  overflow: hidden;
  border: 1px solid var(--line-2);
  border-radius: var(--r-control);
`;
const Hex = styled.span`
  display: grid;
  gap: 4px;
  justify-items: start;
`;
const Ratios = styled.ul`
  && {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  && li {
    margin: 0;
    font: var(--t-meta);
    white-space: nowrap;
  }
`;
