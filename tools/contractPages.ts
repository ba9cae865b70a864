import { HttpResponse, type RequestHandler, http } from 'msw';
import { docsPage } from './docsPage.ts';
import { openapiDocument } from './openapiDocument.ts';

/** The API description served by the mock server: files for other tools, and readable pages. */
export function contractPages(): RequestHandler[] {
  const document = openapiDocument();
  const html = docsPage(document);
  return [
    http.get('*/openapi.json', () => HttpResponse.json(document)),
    http.get<{ file: string }>('*/contract/:file', async ({ params }) => {
      // Recorded from the seed, which is slow, so it is loaded on first request.
      const { contractPack } = await import('./contract/contractPack.ts');
      const file = new Map<string, object>(Object.entries(await contractPack())).get(params.file);
      return file ? HttpResponse.json(file) : undefined;
    }),
    http.get('*/docs', () => HttpResponse.html(html)),
  ];
}
