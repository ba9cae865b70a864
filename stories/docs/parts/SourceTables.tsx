import index from 'virtual:source-index';
import { FolderSection } from './FolderSection.tsx';
import { filesByResource, groupByFolder } from './sourceGroups.ts';
import { Table } from './Table.tsx';

const code = (text: string) => <code key={text}>{text}</code>;

/** Each resource with its files in contract, features, mocks and stories. */
export const Resources = () => (
  <Table
    label="Resources"
    head={['Resource', 'Contract', 'Feature', 'Resolvers', 'Stories']}
    rows={filesByResource(index.files).map(({ resource, cells }) => ({
      key: resource,
      cells: [<b key="resource">{resource}</b>, ...cells],
    }))}
  />
);

/** Every file with its docstring. */
export const SourceFiles = () =>
  groupByFolder(index.files).map(({ folder, entries }) => (
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
  ));

/** 'src/features/posts' is 'Posts'. */
const areaOf = (folder: string): string => {
  const name = folder.replace(/^src\/(?:features\/)?/, '');
  return name === 'ui' || name === 'api' ? name.toUpperCase() : name[0]?.toUpperCase() + name.slice(1);
};

/** The texts that users read. */
export const SourceTexts = () =>
  groupByFolder(index.texts.map((found) => ({ ...found, path: found.file }))).map(({ folder, entries }) => (
    <FolderSection key={folder} name={areaOf(folder)} count={entries.length}>
      <Table
        label={`Texts of ${folder}`}
        head={['Text', 'Kind', 'File']}
        rows={entries.map(({ text, kind, path }, place) => ({
          key: `${path} ${place}`,
          cells: [<span key="text">{text}</span>, kind, code(path.slice(folder.length + 1))],
        }))}
      />
    </FolderSection>
  ));
