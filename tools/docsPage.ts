import type { Json } from './openapiSchemas.ts';

interface Schema extends Json {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}
interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema: Schema;
}
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}
interface Document {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Additional files for other tools: the socket, sample requests, and how points are earned. */
const OTHER_FILES = ['asyncapi.json', 'postman_collection.json', 'arazzo.json'];

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
/** Escapes text and renders backticks as code. */
const prose = (text: string): string => escape(text).replace(/&#96;|`([^`]+)`/g, '<code>$1</code>');

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;
const limits = (schema: Schema): string =>
  LIMITS.flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${schema[name]}`])).join(', ');

/** A schema in a few words, with a link if it has a name. */
function typeOf(schema: Schema): string {
  if (schema.$ref) return `<a href="#${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map(typeOf).join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.enum)
    return schema.enum.map((each) => `<code>${escape(JSON.stringify(each))}</code>`).join(' or ');
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  const name = [schema.type ?? 'anything'].flat().join(' or ');
  return [name, schema.format, limits(schema)].filter(Boolean).join(', ');
}

const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function schemaSection([name, schema]: [string, Schema]): string {
  const { properties = {}, required = [], description = '', examples = [] } = schema;
  const rows = Object.entries(properties).map(([field, each]) =>
    row(
      `<code>${escape(field)}</code>${required.includes(field) ? '' : ' (optional)'}`,
      typeOf(each) + (each.description ? `<br>${prose(each.description)}` : ''),
    ),
  );
  const fields =
    rows.length > 0
      ? `<table><tr><th>field<th>value</tr>${rows.join('')}</table>`
      : `<p>${typeOf(schema)}</p>`;
  const example =
    examples[0] === undefined
      ? ''
      : `<pre tabindex="0">${escape(JSON.stringify(examples[0], null, 2))}</pre>`;
  return `<section id="${name}"><h3>${name}</h3><p>${prose(description)}</p>${fields}${example}</section>`;
}

const contentOf = (content: Record<string, { schema: Schema }> | undefined): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `${typeOf(schema)} <small>${type}</small>`)
    .join('');

function operationSection([path, method, operation]: [string, string, Operation]): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const given = parameters.map((each) =>
    row(
      `<code>${each.name}</code> in ${each.in}`,
      typeOf(each.schema) + (each.description ? `<br>${prose(each.description)}` : ''),
    ),
  );
  if (requestBody) given.push(row('body', contentOf(requestBody.content)));
  const answers = Object.entries(responses).map(([status, response]) =>
    row(status, response.$ref ? escape(nameOf(response.$ref)) : contentOf(response.content)),
  );
  return (
    `<section id="${operationId}"><h3><code>${method.toUpperCase()} ${path}</code></h3><p>${prose(summary)}` +
    `${security.length > 0 ? ' Needs a session.' : ''}</p>` +
    (given.length > 0 ? `<table><tr><th>request<th>value</tr>${given.join('')}</table>` : '') +
    `<table><tr><th>status<th>reply</tr>${answers.join('')}</table></section>`
  );
}

const css =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem}' +
  'nav ul{columns:18rem;padding-left:1rem}table{border-collapse:collapse;width:100%;margin:.5rem 0}' +
  'td,th{border:1px solid GrayText;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}' +
  'pre{overflow:auto;border:1px solid GrayText;padding:.5rem}section{border-top:1px solid GrayText}h3{overflow-wrap:anywhere}';

/** The OpenAPI document as a single readable page without scripts. */
export function docsPage(openapi: object): string {
  const { info, tags, paths, components }: Document = JSON.parse(JSON.stringify(openapi));
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, string, Operation] => [path, method, operation]),
  );
  const lines = info.description.split('\n').filter(Boolean);
  const groups = tags.map((tag) => ({
    ...tag,
    own: operations.filter(([, , { tags: names }]) => names.includes(tag.name)),
  }));
  const links = groups.flatMap(({ own }) =>
    own.map(
      ([path, method, { operationId }]) =>
        `<li><a href="#${operationId}">${method.toUpperCase()} ${path}</a>`,
    ),
  );
  const sections = groups.map(
    ({ name, description, own }) =>
      `<h2>${name}</h2><p>${prose(description)}</p>${own.map(operationSection).join('')}`,
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${info.title}</title><style>${css}</style><main><h1>${info.title}</h1>` +
    `<p>As files: <a href="openapi.json">openapi.json</a>, ${OTHER_FILES.map((name) => `<a href="contract/${name}">${name}</a>`).join(', ')}</p>` +
    lines.map((line) => `<p>${prose(line)}</p>`).join('') +
    `<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>${sections.join('')}` +
    `<h2>Schemas</h2>${Object.entries(components.schemas).map(schemaSection).join('')}</main></html>`
  );
}
