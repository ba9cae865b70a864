import type { Meta, StoryObj } from '@storybook/react-vite';
import index from 'virtual:source-index';
import { FolderSection } from './parts/FolderSection.tsx';
import { Page } from './parts/Page.tsx';
import { Table } from './parts/Table.tsx';
import { fullWidth } from './parts/fullWidth.ts';
import { filesByResource, groupByFolder } from './parts/sourceGroups.ts';

const meta = {
  title: 'Docs/Project map',
  component: Page,
  args: { title: '', children: null },
  tags: ['!autodocs'],
  ...fullWidth,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const code = (text: string) => <code key={text}>{text}</code>;

/** Each resource with its files in contract, features, mocks and stories, then every file with its docstring. */
export const Files: Story = {
  render: () => (
    <Page title="Project map" from="the files of src, mocks and stories, and their docstrings">
      <h2>Resources</h2>
      <Table
        label="Resources"
        head={['Resource', 'Contract', 'Feature', 'Resolvers', 'Stories']}
        rows={filesByResource(index.files).map(({ resource, cells }) => ({
          key: resource,
          cells: [<b key="resource">{resource}</b>, ...cells],
        }))}
      />
      {groupByFolder(index.files).map(({ folder, entries }) => (
        <FolderSection key={folder} name={folder} count={entries.length}>
          <Table
            label={`Files of ${folder}`}
            head={['File', 'What it is']}
            rows={entries.map(({ path, about }) => ({
              key: path,
              cells: [code(path.slice(folder.length + 1)), about],
            }))}
          />
        </FolderSection>
      ))}
    </Page>
  ),
};

/** The texts that users read, as written in the code. */
export const Texts: Story = {
  render: () => (
    <Page title="Texts" from="the quoted strings and the markup of src">
      <p>
        Titles and sentences of toasts, empty and missing states; names and hints of controls; running text.
      </p>
      {groupByFolder(index.texts.map((found) => ({ ...found, path: found.file }))).map(
        ({ folder, entries }) => (
          <FolderSection key={folder} name={folder} count={entries.length}>
            <Table
              label={`Texts of ${folder}`}
              head={['Text', 'Kind', 'File']}
              rows={entries.map(({ text, kind, path }, place) => ({
                key: `${path} ${place}`,
                cells: [<span key="text">{text}</span>, kind, code(path.slice(folder.length + 1))],
              }))}
            />
          </FolderSection>
        ),
      )}
    </Page>
  ),
};
