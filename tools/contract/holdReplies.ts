import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Variant } from '../conformance/variants/Variant.ts';

/** A document whose schemas may be referred to by their place in it. */
function createValidator(document: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  return (pointer: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`document#${pointer}`);
    if (!validate) return ['is not in the document'];
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The path of the document that an address belongs to; fixed parts come before parameters. */
function pathFor(paths: readonly string[], pathname: string): string {
  const matches = (path: string): boolean =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return paths.filter(matches).toSorted((a, b) => a.split('{').length - b.split('{').length)[0] ?? '';
}

interface OpenApi {
  paths: Record<string, object>;
}
interface AsyncApi {
  components: { messages: object };
}

/** Passes everything on as it is, and holds replies to the OpenAPI document and messages to the AsyncAPI document. */
export function holdReplies(openapi: OpenApi, asyncapi: AsyncApi) {
  const checkReply = createValidator(openapi);
  const checkMessage = createValidator(asyncapi);
  const violations = new Set<string>();
  let held = 0;
  const note = (what: string, problems: readonly string[]): void => {
    held += 1;
    for (const problem of problems) violations.add(`${what}: ${problem}`);
  };
  const holdReply = ({ method, url }: Request, status: number, body: unknown): void => {
    const path = pathFor(Object.keys(openapi.paths), new URL(url).pathname);
    const place = `/paths/${escaped(path)}/${method.toLowerCase()}`;
    const operation: unknown = Reflect.get(openapi.paths[path] ?? {}, method.toLowerCase());
    // Calls that the contract does not have are answered, too.
    if (!operation) return;
    const responses: object = Reflect.get(Object(operation), 'responses');
    const response: object = Reflect.get(responses, String(status)) ?? {};
    const reference: unknown = Reflect.get(response, '$ref');
    const at = typeof reference === 'string' ? reference.slice(1) : `${place}/responses/${status}`;
    note(
      `${method} ${path} ${status}`,
      checkReply(`${at}/content/${escaped('application/json')}/schema`, body),
    );
  };
  const variant: Variant = {
    async answer(request, answer) {
      const response = await answer();
      holdReply(request, response.status, await response.clone().json());
      return response;
    },
    socketText(json) {
      const message: { type: string } = JSON.parse(json);
      note(`message ${message.type}`, checkMessage(`/components/messages/${message.type}/payload`, message));
      return json;
    },
  };
  return { variant, violations, held: () => held };
}
