import { expect, test } from 'vitest';
import { endpoints } from '../src/contract/endpoints.ts';
import { openapiDocument } from './openapiDocument.ts';

const METHODS = ['get', 'post', 'patch', 'delete'];

test('the OpenAPI document has every endpoint', () => {
  const operations = Object.entries(openapiDocument().paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations).toHaveLength(
    Object.values(endpoints).flatMap((resource) => Object.values(resource)).length,
  );
  expect(operations).toContain('POST /api/local-answers/{answerId}/vote');
  expect(operations).toContain('DELETE /api/travel-todos/{id}');
});

test('[API-19, API-24] sends a post as a form with files, a comment as JSON', () => {
  const { paths, components } = openapiDocument();
  expect(components.schemas['NewPlainPost']).toMatchObject({
    required: ['type', 'content'],
    properties: { images: { type: 'array', maxItems: 5, items: { type: 'string', format: 'binary' } } },
  });
  expect(components.schemas['NewComment']).toMatchObject({
    required: ['content'],
    properties: { content: { type: 'string', minLength: 1, maxLength: 5000 } },
  });
  expect(paths['/api/posts']).toMatchObject({
    post: {
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { $ref: '#/components/schemas/NewPost' },
          },
        },
      },
    },
  });
  expect(paths['/api/posts/{id}/comments']).toMatchObject({
    post: {
      operationId: 'posts.comment',
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/NewComment' } } },
      },
      responses: { 201: {}, 400: {}, 401: {}, 404: {} },
    },
  });
});
