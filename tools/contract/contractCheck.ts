import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface OpenApi {
  paths: Record<string, object>;
}
interface AsyncApi {
  components: { messages: object };
}

/** Validates values against schemas in a document, referenced by JSON pointer. */
function createValidator(document: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  return (pointer: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`document#${pointer}`);
    if (!validate) return ['is not in the document'];
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
  };
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const JSON_SCHEMA = `content/${escaped('application/json')}/schema`;

/** The document's path that a URL matches; fixed segments take precedence over parameters. */
function pathFor(paths: readonly string[], pathname: string): string {
  const matches = (path: string): boolean =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return paths.filter(matches).toSorted((a, b) => a.split('{').length - b.split('{').length)[0] ?? '';
}

const get = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);
/** Parses a query value: numbers and booleans arrive as text. */
function parsed(schema: unknown, text: string): unknown {
  const type = get(schema, 'type');
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return type === 'integer' || type === 'number' ? Number(text) : text;
}

type Validate = ReturnType<typeof createValidator>;
/** An operation and its JSON pointer in the document. */
interface MatchedOperation {
  operation: unknown;
  name: string;
  at: string;
}
type Query = Readonly<Record<string, string>>;

function queryProblems(validate: Validate, { operation, at }: MatchedOperation, query: Query): string[] {
  const parameters: unknown = get(operation, 'parameters');
  const list: unknown[] = Array.isArray(parameters) ? parameters : [];
  return Object.entries(query).flatMap(([name, text]) => {
    const index = list.findIndex((each) => get(each, 'in') === 'query' && get(each, 'name') === name);
    const value = parsed(get(list[index], 'schema'), text);
    return validate(`${at}/parameters/${index}/schema`, value).map((problem) => `query ${name} ${problem}`);
  });
}

function createCallCheck(openapi: OpenApi) {
  const validate = createValidator(openapi);
  return {
    /** The operation that a request matches; undefined for calls not in the contract. */
    find(method: string, pathname: string): MatchedOperation | undefined {
      const path = pathFor(Object.keys(openapi.paths), pathname);
      const operation = get(openapi.paths[path], method.toLowerCase());
      if (operation === undefined) return undefined;
      return { operation, name: `${method} ${path}`, at: `/paths/${escaped(path)}/${method.toLowerCase()}` };
    },
    reply({ operation, name, at }: MatchedOperation, status: number, body: unknown): string[] {
      const response = get(get(operation, 'responses'), String(status));
      const reference = get(response, '$ref');
      const pointer = typeof reference === 'string' ? reference.slice(1) : `${at}/responses/${status}`;
      return validate(`${pointer}/${JSON_SCHEMA}`, body).map((problem) => `${name} ${status}: ${problem}`);
    },
    /** Forms are not validated: their body has been consumed by then. */
    request(match: MatchedOperation, query: Query, body: unknown): string[] {
      const content = get(get(match.operation, 'requestBody'), 'content');
      const isJson = get(content, 'application/json') !== undefined;
      const problems = [
        ...queryProblems(validate, match, query),
        ...(isJson ? validate(`${match.at}/requestBody/${JSON_SCHEMA}`, body) : []),
      ];
      return problems.map((problem) => `${match.name} was sent: ${problem}`);
    },
  };
}

function createMessageCheck(asyncapi: AsyncApi) {
  const validate = createValidator(asyncapi);
  return {
    hasMessage: (name: string): boolean => name in asyncapi.components.messages,
    message: (name: string, message: unknown): string[] =>
      validate(`/components/messages/${name}/payload`, message).map(
        (problem) => `message ${name}: ${problem}`,
      ),
  };
}

/** Lists how calls and messages deviate from the OpenAPI and AsyncAPI documents, one line each. */
export const createContractCheck = (openapi: OpenApi, asyncapi: AsyncApi) => ({
  ...createCallCheck(openapi),
  ...createMessageCheck(asyncapi),
});
