import SwaggerParser from '@apidevtools/swagger-parser';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes from 'openapi-typescript';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../src/contract/endpoints.ts';
import { openapiDocument } from './openapiDocument.ts';

const METHODS = ['get', 'post', 'patch', 'delete'];

test('has every endpoint', () => {
  const operations = Object.entries(openapiDocument().paths).flatMap(([url, item]) =>
    METHODS.filter((method) => method in item).map((method) => `${method.toUpperCase()} ${url}`),
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

test('[AMB-11] prints the limits and enums of query parameters, and the feed filter as open text', () => {
  const { paths } = openapiDocument();
  expect(paths['/api/local-questions']?.['get']).toMatchObject({
    security: [],
    parameters: [
      { name: 'category', schema: { enum: expect.arrayContaining(['all', 'food']), default: 'all' } },
      { name: 'country' },
      { name: 'limit', schema: { type: 'integer', minimum: 1, default: 50 } },
    ],
  });
  expect(paths['/api/unified-feed']?.['get']).toMatchObject({
    parameters: [
      { name: 'filter', schema: { type: 'string' }, description: expect.stringContaining('AMB-11') },
      { name: 'offset' },
      { name: 'limit' },
    ],
  });
});

/** Writes the document to a file that is deleted when the test ends. */
function writtenDocument(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(openapiDocument()));
  return file;
}

describe('is accepted without a warning by', { timeout: 60_000 }, () => {
  test('swagger-parser', async () => {
    await expect(SwaggerParser.validate(writtenDocument())).resolves.toBeDefined();
  });

  test('openapi-typescript', async () => {
    const types = await openapiTypes(pathToFileURL(writtenDocument()));
    expect(types).toContain('"posts.create"');
    expect(types).not.toContain('$ref');
  });
});
