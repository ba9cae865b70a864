import { Fragment } from 'react';
import { styled } from 'styled-components';
import { scenarios } from '../../../mocks/scenarios/scenarios.ts';
import type { Endpoint, ErrorStatus } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { routePatterns } from '../../../src/routes.ts';
import * as limits from '../../../src/shared/limits.ts';
import { curlyQuotes } from '../../../.storybook/curlyQuotes.ts';
import { limitGroups, limitTexts } from './limitTexts.ts';
import { readable } from './readable.ts';
import { screenLinks, storyOf } from './screenLinks.ts';
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
            curlyQuotes(endpoint.summary),
            endpoint.input ?? 'nothing',
            errorList(endpoint.errors),
          ],
        }))}
      />
    </section>
  ));

const isRoute = (name: string): name is keyof typeof routePatterns => Object.hasOwn(routePatterns, name);
const screens = Object.entries(screenLinks).flatMap(([name, screen]) =>
  isRoute(name) ? [{ name, title: screen.title, story: storyOf(screen) }] : [],
);
/** The address of every screen, which opens its main story. */
export const Routes = () => (
  <Table
    label="Routes"
    head={['Address', 'Screen']}
    rows={screens.map(({ name, title, story }) => ({
      key: name,
      cells: [
        <code key="pattern">{routePatterns[name]}</code>,
        <a key="screen" href={`?path=/story/${story}`} target="_parent">
          {title}
        </a>,
      ],
    }))}
  />
);

const values: Readonly<Record<keyof typeof limitTexts, unknown>> = { ...limits };

/** The product's limits by where they are met, in readable units. */
export const Limits = () =>
  limitGroups.map(([group, names]) => (
    <section key={group}>
      <h3>{group}</h3>
      <Table
        label={group}
        head={['Limit', 'Value', 'Where it applies', 'In code']}
        widths={['22%', '18%', '38%', '22%']}
        rows={names.map((name) => ({
          key: name,
          cells: [
            limitTexts[name].title,
            readable(name, values[name]),
            limitTexts[name].where,
            <code key="code">
              {name.split('_').map((word, index) => (
                <Fragment key={word}>
                  {index > 0 && '_'}
                  <wbr />
                  {word}
                </Fragment>
              ))}
            </code>,
          ],
        }))}
      />
    </section>
  ));

/** Database states that a link, test or story can select by name. */
export const Scenarios = () => (
  <Table
    label="Scenarios"
    head={['Scenario', 'What it is', 'User', 'In links and code']}
    rows={Object.entries(scenarios).map(([name, { title, about, as }]) => ({
      key: name,
      cells: [title, about, as ?? 'anybody', <code key="name">{name}</code>],
    }))}
  />
);

const Heading = styled.h2`
  text-transform: capitalize;
`;
