import index from 'virtual:source-index';
import decisionsDocument from '../../../docs/decisions.md?raw';
import { parseDecisions } from '../../../tools/requirements/requirements.ts';
import { MarkdownList, MarkdownText } from './MarkdownList.tsx';
import { listUnder } from './sourceGroups.ts';
import { Table } from './Table.tsx';

const filesNaming = (id: string): string[] =>
  index.files
    .filter((file) => file.decisions.includes(id) && !file.path.startsWith('stories/'))
    .map(({ path }) => path);

/** How the product decides what its specification leaves open. */
export const ProductDecisions = () => (
  <Table
    label="Product decisions"
    head={['Number', 'Decision', 'Named in']}
    rows={Object.entries(parseDecisions(decisionsDocument)).map(([id, decision]) => ({
      key: id,
      cells: [
        <b key="id" style={{ whiteSpace: 'nowrap' }}>
          {id}
        </b>,
        <MarkdownText key="decision" text={decision} />,
        <MarkdownList key="files" items={filesNaming(id)} />,
      ],
    }))}
  />
);

export const TechnicalDecisions = () => (
  <MarkdownList items={listUnder('Technical decisions', decisionsDocument)} />
);
