import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Endpoint, type ErrorStatus } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import * as limits from '../../src/shared/limits.ts';
import { routePatterns } from '../../src/routes.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { onADesk } from './parts/fullWidth.ts';
import { Page } from './parts/Page.tsx';
import { Table } from './parts/Table.tsx';

const meta = {
  title: 'Docs/Reference',
  component: Page,
  args: { title: '', children: null },
  tags: ['!autodocs'],
  ...onADesk,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusals = (errors: readonly ErrorStatus[]): string => errors.join(', ') || 'none';
const all: [noun: string, rows: Record<string, Endpoint>][] = Object.entries(endpoints);

/** Every call that the app can make. */
export const Endpoints: Story = {
  render: () => (
    <Page title="Endpoints" from="src/contract/endpoints.ts">
      {all.map(([noun, rows]) => (
        <section key={noun}>
          <h2>{noun}</h2>
          <Table
            label={`Endpoints of ${noun}`}
            head={['Call', 'What it does', 'Sends', 'Refuses with']}
            rows={Object.values(rows).map((row) => ({
              key: `${row.method} ${row.path}`,
              cells: [
                <code key="call">{`${row.method} ${row.path}`}</code>,
                row.about,
                row.body ? (row.encoding ?? 'json') : row.query ? 'query' : 'nothing',
                refusals(row.errors),
              ],
            }))}
          />
        </section>
      ))}
    </Page>
  ),
};

export const Routes: Story = {
  render: () => (
    <Page title="Routes" from="src/routes.ts">
      <Table
        label="Routes"
        head={['Address', 'Screen']}
        rows={Object.entries(routePatterns).map(([name, pattern]) => ({
          key: name,
          cells: [<code key="pattern">{pattern}</code>, name],
        }))}
      />
    </Page>
  ),
};

const printed = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en-IN') : JSON.stringify(value);

/** The numbers of the product, each kept once; durations are in milliseconds unless the name says otherwise. */
export const Limits: Story = {
  render: () => (
    <Page title="Limits" from="src/shared/limits.ts">
      <Table
        label="Limits"
        head={['Name', 'Value']}
        rows={Object.entries(limits).map(([name, value]) => ({
          key: name,
          cells: [<code key="name">{name}</code>, <code key="value">{printed(value)}</code>],
        }))}
      />
    </Page>
  ),
};

/** States of the whole database that a link, a test or a story may name. */
export const Scenarios: Story = {
  render: () => (
    <Page title="Scenarios" from="mocks/scenarios/scenarios.ts">
      <Table
        label="Scenarios"
        head={['Name', 'What it is', 'Who looks']}
        rows={Object.entries(scenarios).map(([name, { about, as }]) => ({
          key: name,
          cells: [<code key="name">{name}</code>, about, as ?? 'anybody'],
        }))}
      />
    </Page>
  ),
};
