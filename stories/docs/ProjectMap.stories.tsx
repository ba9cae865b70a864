import type { Meta, StoryObj } from '@storybook/react-vite';
import house from 'virtual:house';
import readme from '../../README.md?raw';
import { onADesk } from './parts/fullWidth.ts';
import { Page } from './parts/Page.tsx';
import { Plain } from './parts/MarkdownList.tsx';
import { Room } from './parts/FolderSection.tsx';
import { Table } from './parts/Table.tsx';
import { decisions } from './parts/decisions.ts';
import { nounsOf, roomsOf, sectionOf } from './parts/sourceGroups.ts';

const meta = {
  title: 'Docs/House',
  component: Page,
  args: { title: '', children: null },
  tags: ['!autodocs'],
  ...onADesk,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const code = (text: string) => <code key={text}>{text}</code>;

/** Every noun in its four rooms, then every file and what it says of itself. */
export const Map: Story = {
  render: () => (
    <Page title="Map of the house" from="the files of src, mocks and stories, and their docstrings">
      <h2>One noun, four rooms</h2>
      <Table
        label="Nouns"
        head={['Noun', 'What is promised', 'How it is used', 'How it is answered', 'How it looks']}
        rows={nounsOf(house.files).map(({ noun, rooms }) => ({
          key: noun,
          cells: [<b key="noun">{noun}</b>, ...rooms],
        }))}
      />
      {roomsOf(house.files).map(({ room, files }) => (
        <Room key={room} name={room} count={files.length}>
          <Table
            label={`Files of ${room}`}
            head={['File', 'What it is']}
            rows={files.map(({ path, about }) => ({
              key: path,
              cells: [code(path.slice(room.length + 1)), about],
            }))}
          />
        </Room>
      ))}
    </Page>
  ),
};

/** What people read, as the code has it. */
export const Texts: Story = {
  render: () => (
    <Page title="Texts" from="the quoted strings and the markup of src">
      <p>
        Titles and sentences of toasts, empty and missing states; names and hints of controls; running text.
      </p>
      {roomsOf(house.texts.map((found) => ({ ...found, path: found.file }))).map(({ room, files: texts }) => (
        <Room key={room} name={room} count={texts.length}>
          <Table
            label={`Texts of ${room}`}
            head={['Text', 'Kind', 'File']}
            rows={texts.map(({ text, kind, path }, place) => ({
              key: `${path} ${place}`,
              cells: [<span key="text">{text}</span>, kind, code(path.slice(room.length + 1))],
            }))}
          />
        </Room>
      ))}
    </Page>
  ),
};

const namedIn = (id: string) =>
  house.files.filter((file) => file.decisions.includes(id) && !file.path.startsWith('stories/'));

/** Where the specification is silent or speaks twice, and how the code is built. */
export const Decisions: Story = {
  render: () => (
    <Page title="Decisions" from="stories/docs/parts/decisions.ts, README.md and the files that name them">
      <h2>Of the product</h2>
      <p>
        <b>These are decisions, not the specification&apos;s word</b>: each settles a gap or a contradiction,
        and may be taken otherwise.
      </p>
      <Table
        label="Decisions of the product"
        head={['Number', 'Decision', 'Named in']}
        rows={Object.entries(decisions).map(([id, decision]) => ({
          key: id,
          cells: [
            <b key="id">{id}</b>,
            decision,
            <Plain key="files" items={namedIn(id).map(({ path }) => path)} />,
          ],
        }))}
      />
      <h2>Of the house</h2>
      <Plain items={sectionOf(readme, 'Decisions of this house')} />
    </Page>
  ),
};
