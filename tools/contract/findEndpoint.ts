import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

/** Every call of the contract. */
export const allEndpoints = Object.values(endpoints).flatMap((group) => Object.values<Endpoint>(group));

/** The endpoint with a name such as 'GET /api/posts/:id'. */
export function endpointNamed(name: string): Endpoint {
  const endpoint = allEndpoints.find(({ method, path }) => `${method} ${path}` === name);
  if (!endpoint) throw new Error(`No call is named ${name}`);
  return endpoint;
}

const patterns = allEndpoints.map(({ method, path }) => ({
  method,
  path,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The name of the endpoint that a request matches, such as 'GET /api/posts/:id'; '' if there is none. */
export function endpointNameOf(method: string, pathname: string): string {
  const ofMethod = patterns.filter((each) => each.method === method);
  const found =
    ofMethod.find(({ path }) => path === pathname) ?? ofMethod.find(({ pattern }) => pattern.test(pathname));
  return found ? `${method} ${found.path}` : '';
}
