import type { Meta, StoryObj } from '@storybook/react-vite';
import index from 'virtual:source-index';
import decisionsDocument from '../../docs/decisions.md?raw';
import { parseDecisions } from '../../tools/requirements/requirements.ts';
import { MarkdownList, MarkdownText } from './parts/MarkdownList.tsx';
import { Page } from './parts/Page.tsx';
import { Table } from './parts/Table.tsx';
import { fullWidth } from './parts/fullWidth.ts';
import { listUnder } from './parts/sourceGroups.ts';

const filesNaming = (id: string): string[] =>
  index.files
    .filter((file) => file.decisions.includes(id) && !file.path.startsWith('stories/'))
    .map(({ path }) => path);

/** How the product settles what its specification leaves open, and the technical decisions. */
function Decisions() {
  return (
    <Page title="Decisions" from="docs/decisions.md and the files that name them">
      <h2>Product</h2>
      <p>
        <b>These are decisions, not the specification&apos;s word</b>: each settles a gap or a contradiction,
        and may be taken otherwise.
      </p>
      <Table
        label="Product decisions"
        head={['Number', 'Decision', 'Named in']}
        rows={Object.entries(parseDecisions(decisionsDocument)).map(([id, decision]) => ({
          key: id,
          cells: [
            <b key="id">{id}</b>,
            <MarkdownText key="decision" text={decision} />,
            <MarkdownList key="files" items={filesNaming(id)} />,
          ],
        }))}
      />
      <h2>Technical</h2>
      <MarkdownList items={listUnder('Technical decisions', decisionsDocument)} />
    </Page>
  );
}

const meta = {
  title: 'Docs/Decisions',
  component: Decisions,
  tags: ['!autodocs'],
  ...fullWidth,
} satisfies Meta<typeof Decisions>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
