import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { knownProps } from '../../.storybook/knownProps.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The public props of every component that has a story, as 'ui/Button: variant'. */
const props = [...knownProps()].flatMap(([file, components]) => {
  const story = path.relative(path.join(root, 'stories'), file).replaceAll('\\', '/');
  const text = readFileSync(file, 'utf8');
  return components.flatMap((component, index) =>
    component.props.map((prop) => ({
      ...prop,
      text,
      story,
      // Only the main component has controls; subcomponents are just documented.
      hasControls: index === 0 && /^(?:ui|brand|features)\//.test(story),
      label: `${story.replace('.stories.tsx', '')}: ${component.name}.${prop.name}`,
    })),
  );
});
const labels = (wanted: (prop: (typeof props)[number]) => boolean): string[] =>
  props.filter(wanted).map(({ label }) => label);
const find = (label: string) => props.find((prop) => prop.label === label);

describe('the public props of parts with a story', () => {
  test('are all described', () => {
    expect(props.length).toBeGreaterThan(250);
    expect(labels(({ description }) => description === '')).toEqual([]);
  });
  test('that are a choice have their options', () => {
    expect(labels(({ kind, options }) => kind === 'choice' && options.length === 0)).toEqual([]);
    expect(labels(({ kind, typeName }) => kind === 'object' && /^'[^']*' \|/.test(typeName))).toEqual([]);
  });
  test('that take an object can be chosen among presets', () => {
    const hasPresets = ({ name, text, typeName }: (typeof props)[number]): boolean =>
      new RegExp(`\\b${name}: presets[(<]`).test(text) || typeName === 'Counter';
    expect(labels((prop) => prop.hasControls && prop.kind === 'object' && !hasPresets(prop))).toEqual([]);
  });
  test('that refer to a seeded entity can be chosen among presets', () => {
    const isId = ({ name, hasControls, story }: (typeof props)[number]): boolean =>
      hasControls && /^id$|Id$/.test(name) && story.startsWith('features/');
    const hasPresets = ({ name, text }: (typeof props)[number]): boolean =>
      new RegExp(`\\b${name}: (?:presets\\(|people\\b)`).test(text);
    expect(labels((prop) => isId(prop) && !hasPresets(prop))).toEqual([]);
  });
});

describe('what TypeScript knows of a prop', () => {
  test("is a union's options in the order of the source, with the default", () => {
    expect(find('ui/Button: Button.variant')).toMatchObject({
      kind: 'choice',
      options: ['primary', 'gold', 'line', 'soft', 'quiet', 'danger'],
      defaultValue: "'primary'",
      required: false,
    });
    expect(find('ui/Avatar: Avatar.size')).toMatchObject({
      options: [26, 32, 40, 64, 88],
      defaultValue: '40',
    });
  });
  test('reaches through polymorphic and styled components', () => {
    expect(find('ui/ButtonLink: ButtonLink.size')?.options).toEqual(['md', 'sm']);
    expect(find('ui/Card: Card.$flush')?.kind).toBe('boolean');
    expect(find('brand/TicketPaper: TicketPaper.stubHeight')).toMatchObject({
      kind: 'number',
      defaultValue: '76',
    });
  });
  test('leaves out native element props', () => {
    expect(find('ui/Button: Button.onMouseEnter')).toBeUndefined();
    expect(find('ui/Button: Button.disabled')?.description).not.toBe('');
  });
});
