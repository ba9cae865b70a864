import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type AnyEndpoint, endpoints } from '../../src/contract/endpoints.ts';
import { type AwardKind, POINTS } from '../../src/shared/limits.ts';
import type { Json } from '../openapiSchemas.ts';
import type { Exchange } from './recordExamples.ts';

/** How points are earned: the call, its body and the entity in its path. */
interface PointsAction {
  award: AwardKind;
  endpoint: AnyEndpoint;
  summary: string;
  body?: Json;
  /** The entity whose id is in the path. */
  of?: string;
}
const { posts, questions, polls, todos, users } = endpoints;

export const pointsActions: readonly PointsAction[] = [
  {
    award: 'create-post',
    endpoint: posts.create,
    summary: 'Publish a story.',
    body: { type: 'story', content: 'Snow on the pass.' },
  },
  {
    award: 'ask-question',
    endpoint: questions.create,
    summary: 'Ask a local question.',
    body: { title: 'Is it open?', content: 'In June.', destination: 'Rohtang', country: 'India' },
  },
  {
    award: 'comment',
    endpoint: posts.comment,
    summary: 'Comment on a story, tip or poll.',
    body: { content: 'Good to know.' },
    of: "another user's story",
  },
  {
    award: 'like',
    endpoint: posts.like,
    summary: 'Like a post.',
    of: "another user's post, not liked before",
  },
  {
    award: 'poll-vote',
    endpoint: polls.vote,
    summary: 'Vote in a poll.',
    body: { optionIndex: 1 },
    of: 'an open poll, not voted in before',
  },
  {
    award: 'answer',
    endpoint: posts.comment,
    summary: 'Answer a post of type question.',
    body: { content: 'At the station.' },
    of: "another user's post of type question",
  },
  {
    award: 'local-answer',
    endpoint: questions.answer,
    summary: 'Answer a local question.',
    body: { content: 'At the station.' },
    of: "another user's local question",
  },
  {
    award: 'visit-place',
    endpoint: todos.visit,
    summary: 'Visit a place.',
    of: 'an own to-do, not visited before',
  },
];

const names = new Map<string, string>(
  Object.entries(endpoints).flatMap(([resource, group]) =>
    Object.entries<Endpoint>(group).map(([name, { method, path }]): [string, string] => [
      `${method} ${path}`,
      `${resource}.${name}`,
    ]),
  ),
);
const operationId = ({ method, path }: AnyEndpoint): string => names.get(`${method} ${path}`) ?? '';

const session = { name: 'session', in: 'cookie', value: '$inputs.session' };

const readPoints = (stepId: string, criteria: readonly string[]): Json => ({
  stepId,
  description: 'Reads the points of the signed-in user.',
  operationId: operationId(users.stats),
  parameters: [{ name: 'id', in: 'path', value: '$inputs.userId' }],
  successCriteria: ['$statusCode == 200', ...criteria].map((condition) => ({ condition })),
  outputs: { points: '$response.body#/totalPoints' },
});

function actStep({ endpoint, body, of }: PointsAction): Json {
  const parameter = /(?<=:)\w+/.exec(endpoint.path)?.[0];
  const contentType = 'encoding' in endpoint ? 'multipart/form-data' : 'application/json';
  return {
    stepId: 'act',
    description: endpoint.summary,
    operationId: operationId(endpoint),
    parameters: [session, ...(of && parameter ? [{ name: parameter, in: 'path', value: '$inputs.id' }] : [])],
    ...(body ? { requestBody: { contentType, payload: body } } : {}),
    successCriteria: [{ condition: `$statusCode == ${endpoint.status}` }],
  };
}

/** Describes the recipients of a message. */
function audienceText({ to, except }: Exchange['messages'][number]['audience']): string {
  if (to) return 'the author';
  return except === undefined ? 'everyone' : 'everyone else';
}

function workflowOf(action: PointsAction, { messages }: Exchange): Json {
  const points = POINTS[action.award];
  const effects = messages.map(({ message, audience }) => ({
    message: message.type,
    to: audienceText(audience),
  }));
  const messageList = effects.map(({ message, to }) => `\`${message}\` to ${to}`).join(', ') || 'nothing';
  const properties = {
    userId: { type: 'string', description: 'The signed-in user.' },
    session: { type: 'string', description: 'The cookie of the session.' },
    ...(action.of ? { id: { type: 'string', description: `The id of ${action.of}.` } } : {}),
  };
  return {
    workflowId: action.award,
    summary: `${action.summary.slice(0, -1)}: +${points}.`,
    description: `The signed-in user gets ${points === 1 ? '1 point' : `${points} points`}. The socket sends ${messageList}.`,
    inputs: { type: 'object', required: Object.keys(properties), properties },
    steps: [
      readPoints('before', []),
      actStep(action),
      readPoints('after', ['$response.body#/totalPoints > $steps.before.outputs.points']),
    ],
    outputs: { before: '$steps.before.outputs.points', after: '$steps.after.outputs.points' },
    'x-points': points,
    'x-socket-messages': effects,
  };
}

/** The Arazzo 1.0 workflows of the eight ways to earn points, with the resulting socket messages. */
export const arazzoDocument = (done: readonly Exchange[]) => ({
  arazzo: '1.0.1',
  info: {
    title: 'Earning points in Waystone',
    version: '0.1.0',
    description:
      'The eight actions that give points (PTS-01 to PTS-08), each between two readings of the points.',
  },
  sourceDescriptions: [{ name: 'waystone', url: './openapi.json', type: 'openapi' }],
  workflows: pointsActions.flatMap((action, index) => {
    const exchange = done[index];
    return exchange ? [workflowOf(action, exchange)] : [];
  }),
});
