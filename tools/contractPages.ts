import { HttpResponse, type RequestHandler, http } from 'msw';
import { docsPage } from './docsPage.ts';
import { openapiDocument } from './openapiDocument.ts';

/** The API as the mock server describes it: files for other tools, and pages to read. */
export function contractPages(): RequestHandler[] {
  const document = openapiDocument();
  const html = docsPage(document);
  return [
    http.get('*/openapi.json', () => HttpResponse.json(document)),
    http.get<{ file: string }>('*/contract/:file', async ({ params }) => {
      // Recorded from the seed, which takes a moment: only where somebody asks for it.
      const { contractPack } = await import('./contract/contractPack.ts');
      const file = new Map<string, object>(Object.entries(await contractPack())).get(params.file);
      return file ? HttpResponse.json(file) : undefined;
    }),
    http.get('*/docs', () => HttpResponse.html(html)),
  ];
}
