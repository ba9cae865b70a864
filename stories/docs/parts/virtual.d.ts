/** The source files as .storybook/sourceIndex.ts reads them. */
declare module 'virtual:source-index' {
  import type { SourceFile, SourceText } from '../../../.storybook/sourceIndex.ts';

  const index: { files: SourceFile[]; texts: SourceText[] };
  export default index;
}
