/** The source files as read by .storybook/sourceIndex.ts. */
declare module 'virtual:source-index' {
  import type { Change, SourceFile, SourceText } from '../../../.storybook/sourceIndex.ts';

  const index: { files: SourceFile[]; texts: SourceText[]; changes: Change[] };
  export default index;
}
