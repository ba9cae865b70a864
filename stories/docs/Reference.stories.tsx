import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Endpoint, type ErrorStatus } from '../../src/contract/endpoint.ts';
import { schemasOf } from '../../src/contract/endpointSchemas.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import * as limits from '../../src/shared/limits.ts';
import { routePatterns } from '../../src/routes.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { fullWidth } from './parts/fullWidth.ts';
import { Page } from './parts/Page.tsx';
import { Table } from './parts/Table.tsx';

const meta = {
  title: 'Docs/Reference',
  component: Page,
  args: { title: '', children: null },
  tags: ['!autodocs'],
  ...fullWidth,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

function sends(endpoint: Endpoint): string {
  const { body, query } = schemasOf(endpoint);
  if (body) return endpoint.encoding ?? 'json';
  return query ? 'query' : 'nothing';
}
const errorList = (errors: readonly ErrorStatus[]): string => errors.join(', ') || 'none';
const all: [resource: string, group: Record<string, Endpoint>][] = Object.entries(endpoints);

/** Every call that the app can make. */
export const Endpoints: Story = {
  render: () => (
    <Page title="Endpoints" from="src/contract/endpoints.ts">
      {all.map(([resource, group]) => (
        <section key={resource}>
          <h2>{resource}</h2>
          <Table
            label={`Endpoints of ${resource}`}
            head={['Call', 'What it does', 'Sends', 'Errors']}
            rows={Object.values(group).map((endpoint) => ({
              key: `${endpoint.method} ${endpoint.path}`,
              cells: [
                <code key="call">{`${endpoint.method} ${endpoint.path}`}</code>,
                endpoint.summary,
                sends(endpoint),
                errorList(endpoint.errors),
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

/** The product's limits; durations are in milliseconds unless the name says otherwise. */
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

/** States of the whole database that a link, test or story can ask for by name. */
export const Scenarios: Story = {
  render: () => (
    <Page title="Scenarios" from="mocks/scenarios/scenarios.ts">
      <Table
        label="Scenarios"
        head={['Name', 'What it is', 'User']}
        rows={Object.entries(scenarios).map(([name, { about, as }]) => ({
          key: name,
          cells: [<code key="name">{name}</code>, about, as ?? 'anybody'],
        }))}
      />
    </Page>
  ),
};
