import { describe, expect, test } from 'vitest';
import { chosenPresets, contentControls, defaultArgs } from '../.storybook/environment/controls.tsx';
import { dataArgs, dataControls, withoutData } from '../.storybook/environment/dataControls.ts';
import { readStoryParameters } from '../.storybook/environment/storyParameters.ts';

test('a playground starts with the defaults of its part, unless it says otherwise', () => {
  const type = { name: 'boolean' } as const;
  const argTypes = { open: { name: 'open', type }, full: { name: 'full', type } };
  const context = { id: 'ui-dialog--playground', argTypes, initialArgs: { open: true } };
  expect(Reflect.apply(defaultArgs, null, [context])).toEqual({ full: false });
});

test('a playground shows the names of the presets that it starts with', () => {
  const mapping = { None: undefined, 'Two words': ['Rail', 'Hills'] };
  const argTypes = { tags: { name: 'tags', mapping }, counter: { name: 'counter', mapping } };
  const context = { id: 'ui-tagrow--playground', argTypes, initialArgs: { tags: ['Rail', 'Hills'] } };
  expect(Reflect.apply(chosenPresets, null, [context])).toEqual({ tags: 'Two words', counter: 'None' });
});

test('a playground has a field for each optional text, empty by default', () => {
  const type = { name: 'string', required: false } as const;
  const context = { id: 'ui-field--playground', initialArgs: { label: 'Name' } };
  const argTypes = Reflect.apply(contentControls, null, [
    { ...context, argTypes: { label: { name: 'label', type }, hint: { name: 'hint', type } } },
  ]);
  expect(Reflect.apply(chosenPresets, null, [{ ...context, argTypes }])).toEqual({ hint: '' });
});

describe('the controls of a story', () => {
  const controlsOf = (argType: object, value: unknown): Record<string, object> =>
    Reflect.apply(contentControls, null, [
      { id: 'ui-card--small', argTypes: { prop: argType }, initialArgs: { prop: value } },
    ]);
  test("offer the story's own value if it is no preset", () => {
    const table = { type: { summary: 'ReactNode' } };
    const argTypes = controlsOf({ name: 'prop', table }, ['One', 'Two']);
    expect(argTypes.prop).toMatchObject({ mapping: { 'As in this story': ['One', 'Two'] } });
    const context = { id: 'ui-card--small', argTypes, initialArgs: { prop: ['One', 'Two'] } };
    expect(Reflect.apply(chosenPresets, null, [context])).toEqual({ prop: 'As in this story' });
  });
  test('name an id that is no preset', () => {
    const control = { type: 'select', labels: { poll_1: 'Open' } };
    expect(controlsOf({ name: 'prop', options: ['poll_1'], control }, 'poll_2').prop).toMatchObject({
      options: ['poll_2', 'poll_1'],
      control: { labels: { poll_1: 'Open', poll_2: 'As in this story' } },
    });
  });
  test('offer to leave out an optional choice that has no default', () => {
    const type = { name: 'enum', value: ['h2', 'h3'] };
    expect(controlsOf({ name: 'prop', type, options: type.value }, undefined).prop).toMatchObject({
      options: ['Default', 'h2', 'h3'],
    });
  });
});

describe('the controls of a playground that reads data', () => {
  const story = { id: 'features-pointscard--playground', component: { storybookUses: {} }, argTypes: {} };
  const parameters = { scenario: 'full' };
  test('are its person, scenario and replies', () => {
    const all = Reflect.apply(dataControls, null, [{ ...story, parameters }]);
    expect(Object.keys(all)).toEqual(['person', 'scenario', 'reads', 'writes']);
    const lists = Object.values<{ options?: object }>(all).map(({ options }) => options);
    expect(new Set(lists).size).toBe(lists.length);
    const without = Reflect.apply(dataControls, null, [{ ...story, parameters: {} }]);
    expect(without).toEqual({});
    const same = { ...parameters, withoutControls: ['person', 'writes'] };
    const fewer = Reflect.apply(dataControls, null, [{ ...story, parameters: same }]);
    expect(Object.keys(fewer)).toEqual(['scenario', 'reads']);
  });
  test('set the state of its mock backend', () => {
    const start = Reflect.apply(dataArgs, null, [{ ...story, parameters }]);
    const stateFor = (args: object) =>
      readStoryParameters({ parameters, globals: {}, args: { ...start, ...args } });
    expect(stateFor({})).toMatchObject({ scenario: 'full', as: 'traveller_001', faults: [] });
    expect(stateFor({ person: 'visitor', scenario: 'empty' })).toMatchObject({
      scenario: 'empty',
      as: 'visitor',
    });
    const failing = stateFor({ writes: 'fails' })?.faults.map(([endpoint]) => endpoint);
    expect(failing).toContain('POST /api/posts/:id/like');
    expect(failing?.filter((endpoint) => endpoint.startsWith('GET '))).toEqual([]);
    expect(withoutData({ ...start, userId: 'traveller_001' })).toEqual({ userId: 'traveller_001' });
  });
});
