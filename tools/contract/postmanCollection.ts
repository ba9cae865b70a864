import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { Json } from '../openapiSchemas.ts';
import type { Exchange, Recorded } from './recordExamples.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const JSON_HEADER = { key: 'Content-Type', value: 'application/json' };

function urlOf({ path }: Endpoint, { parts: { params = {}, query = {} } }: Exchange): Json {
  const search = Object.entries(query).map(([key, value]) => ({ key, value: String(value) }));
  const text = search.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  return {
    raw: `{{baseUrl}}${path}${text && `?${text}`}`,
    host: ['{{baseUrl}}'],
    path: path.slice(1).split('/'),
    ...(search.length > 0 ? { query: search } : {}),
    variable: Object.entries(params).map(([key, value]) => ({ key, value })),
  };
}

/** A form field; files are selected in Postman. */
const formField = ([key, value]: [string, unknown]): Json => {
  if (value instanceof Blob) return { key, type: 'file', src: null };
  return { key, type: 'text', value: typeof value === 'string' ? value : JSON.stringify(value) };
};

function requestOf(endpoint: Endpoint, exchange: Exchange): Json {
  const { body } = exchange.parts;
  const request = { method: endpoint.method, url: urlOf(endpoint, exchange), description: endpoint.summary };
  if (typeof body !== 'object' || body === null) return { ...request, header: [] };
  if (endpoint.input === 'multipart')
    return {
      ...request,
      header: [],
      body: { mode: 'formdata', formdata: Object.entries(body).map(formField) },
    };
  const raw = JSON.stringify(body, null, 2);
  const options = { raw: { language: 'json' } };
  return { ...request, header: [JSON_HEADER], body: { mode: 'raw', raw, options } };
}

const responseOf = (endpoint: Endpoint, exchange: Exchange): Json => ({
  name: exchange.status < 400 ? 'Done' : `Refused: ${exchange.status}`,
  originalRequest: requestOf(endpoint, exchange),
  code: exchange.status,
  status: exchange.status < 400 ? 'OK' : 'Refused',
  header: [JSON_HEADER],
  body: JSON.stringify(exchange.reply, null, 2),
  _postman_previewlanguage: 'json',
});

/** A test that fails in Postman's runner if the status is different. */
const statusTest = (status: number): Json => ({
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [`pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`],
  },
});

function itemOf({ name, endpoint, exchanges }: Recorded): Json {
  const [done] = exchanges;
  if (!done) throw new Error(`Nothing was recorded of ${name}`);
  return {
    name: `${endpoint.method} ${endpoint.path}`,
    event: [statusTest(endpoint.status)],
    request: requestOf(endpoint, done),
    response: exchanges.map((exchange) => responseOf(endpoint, exchange)),
  };
}

/** The Postman collection v2.1 of all calls, with the recorded examples. */
export function postmanCollection(recorded: readonly Recorded[]) {
  const folders = new Map<string, Recorded[]>();
  for (const call of recorded) {
    const [name = ''] = call.name.split('.');
    folders.set(name, [...(folders.get(name) ?? []), call]);
  }
  return {
    info: {
      name: 'Waystone API',
      description:
        'Every call, with an example of each answer recorded from the seed. Set `baseUrl` to the server, and choose a picture in the request that uploads one.',
      schema: SCHEMA,
    },
    variable: [{ key: 'baseUrl', value: 'http://127.0.0.1:4400', type: 'string' }],
    item: [...folders].map(([name, calls]) => ({ name, item: calls.map(itemOf) })),
  };
}
