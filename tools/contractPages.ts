import { HttpResponse, type RequestHandler, http } from 'msw';
import { docsPage } from './docsPage.ts';
import { openapiDocument } from './openapiDocument.ts';

/** The API as the mock server describes it: the OpenAPI document, and pages to read. */
export function contractPages(): RequestHandler[] {
  const document = openapiDocument();
  const html = docsPage(document);
  return [
    http.get('*/openapi.json', () => HttpResponse.json(document)),
    http.get('*/docs', () => HttpResponse.html(html)),
  ];
}
