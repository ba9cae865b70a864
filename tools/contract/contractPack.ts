import type { EntityName } from '../../mocks/tests/cases/EndpointCases.ts';
import type { Json } from '../openapiSchemas.ts';
import { openapiDocument } from '../openapiDocument.ts';
import { arazzoDocument, pointsActions } from './arazzoDocument.ts';
import { asyncapiDocument } from './asyncapiDocument.ts';
import { findEntityIds } from './findEntityIds.ts';
import { postmanCollection } from './postmanCollection.ts';
import {
  type Exchange,
  SIGNED_IN_USER_ID,
  type Recorded,
  createRecorder,
  recordExamples,
} from './recordExamples.ts';

/** The OpenAPI document with recorded replies as examples. */
function withExamples(document: ReturnType<typeof openapiDocument>, recorded: readonly Recorded[]): Json {
  const copy: typeof document = structuredClone(document);
  for (const { endpoint, exchanges } of recorded) {
    const [done] = exchanges;
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation: unknown = copy.paths[path]?.[endpoint.method.toLowerCase()];
    const responses: unknown = Reflect.get(Object(operation), 'responses');
    const response: unknown = Reflect.get(Object(responses), String(endpoint.status));
    const content: unknown = Reflect.get(Object(response), 'content');
    const json: unknown = Reflect.get(Object(content), 'application/json');
    if (done)
      Object.assign(Object(json), {
        examples: { seed: { summary: 'Recorded from the seed', value: done.reply } },
      });
  }
  return copy;
}

/** The entity in the path of each action that earns points. */
const entityOfAward: Partial<Record<string, EntityName>> = {
  comment: 'otherPost',
  like: 'otherPost',
  'poll-vote': 'openPoll',
  'local-answer': 'otherQuestion',
  'visit-place': 'ownTodo',
};

/** Performs the eight actions over the seed, to record the resulting socket messages. */
async function doActions(): Promise<Exchange[]> {
  const { db, send } = createRecorder();
  const find = findEntityIds(db, SIGNED_IN_USER_ID);
  const done: Exchange[] = [];
  for (const { award, endpoint, body, of } of pointsActions) {
    const entity = entityOfAward[award];
    const question = db.post
      .all()
      .find(({ type, userId }) => type === 'question' && userId !== SIGNED_IN_USER_ID);
    const id = entity ? find(entity) : (question?.id ?? '');
    done.push(await send(endpoint, { body, params: of === undefined ? {} : { id } }));
  }
  return done;
}

/** The contract as files for other tools, by file name. */
export async function contractPack() {
  const recorded = await recordExamples();
  return {
    'openapi.json': withExamples(openapiDocument(), recorded),
    'asyncapi.json': asyncapiDocument(recorded),
    'postman_collection.json': postmanCollection(recorded),
    'arazzo.json': arazzoDocument(await doActions()),
  };
}
