import { styled } from 'styled-components';
import { scenarios } from '../../../mocks/scenarios/scenarios.ts';
import type { Endpoint, ErrorStatus } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { routePatterns } from '../../../src/routes.ts';
import * as limits from '../../../src/shared/limits.ts';
import { readable } from './readable.ts';
import { Table } from './Table.tsx';

const errorList = (errors: readonly ErrorStatus[]): string => errors.join(', ') || 'none';
const all: [resource: string, group: Record<string, Endpoint>][] = Object.entries(endpoints);

/** All endpoints that the app can call. */
export const Endpoints = () =>
  all.map(([resource, group]) => (
    <section key={resource}>
      <Heading>{resource}</Heading>
      <Table
        label={`Endpoints of ${resource}`}
        head={['Call', 'What it does', 'Sends', 'Errors']}
        rows={Object.values(group).map((endpoint) => ({
          key: `${endpoint.method} ${endpoint.path}`,
          cells: [
            <code key="call">{`${endpoint.method} ${endpoint.path}`}</code>,
            endpoint.summary,
            endpoint.input ?? 'nothing',
            errorList(endpoint.errors),
          ],
        }))}
      />
    </section>
  ));

export const Routes = () => (
  <Table
    label="Routes"
    head={['Address', 'Screen']}
    rows={Object.entries(routePatterns).map(([name, pattern]) => ({
      key: name,
      cells: [<code key="pattern">{pattern}</code>, name],
    }))}
  />
);

/** The product's limits in readable units. */
export const Limits = () => (
  <Table
    label="Limits"
    head={['Name', 'Value']}
    rows={Object.entries(limits).map(([name, value]) => ({
      key: name,
      cells: [<code key="name">{name}</code>, readable(name, value)],
    }))}
  />
);

/** Database states that a link, test or story can select by name. */
export const Scenarios = () => (
  <Table
    label="Scenarios"
    head={['Name', 'What it is', 'User']}
    rows={Object.entries(scenarios).map(([name, { about, as }]) => ({
      key: name,
      cells: [<code key="name">{name}</code>, about, as ?? 'anybody'],
    }))}
  />
);

const Heading = styled.h2`
  text-transform: capitalize;
`;
