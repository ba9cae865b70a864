import { useState } from 'react';
import index from 'virtual:source-index';
import { TextField } from '../../../src/ui/TextField.tsx';
import { FolderSection } from './FolderSection.tsx';
import { areaOf, filesByResource, groupByFolder } from './sourceGroups.ts';
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

const hasWords = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());

/** The texts that users read, all or those with some words. */
export function SourceTexts() {
  const [words, setWords] = useState('');
  const found = index.texts.filter(({ text }) => hasWords(text, words));
  return (
    <>
      <div className="sb-unstyled">
        <TextField
          label="Find a text"
          type="search"
          value={words}
          hint={`${found.length} of ${index.texts.length} texts`}
          onValue={setWords}
        />
      </div>
      {groupByFolder(found.map((text) => ({ ...text, path: text.file }))).map(({ folder, entries }) => (
        <FolderSection
          key={`${folder} ${words !== ''}`}
          name={areaOf(folder)}
          count={entries.length}
          open={words !== ''}
        >
          <Table
            label={`Texts of ${areaOf(folder)}`}
            head={['Text', 'Kind', 'File']}
            rows={entries.map(({ text, kind, path }, row) => ({
              key: `${path} ${row}`,
              cells: [<span key="text">{text}</span>, kind, code(path.slice(folder.length + 1))],
            }))}
          />
        </FolderSection>
      ))}
    </>
  );
}
