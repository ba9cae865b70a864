import index from 'virtual:source-index';
import { Table } from './Table.tsx';

const day = (date: string): string =>
  new Date(date).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** Subjects of the latest changes; empty if Storybook was built without the git history. */
export const Changelog = () => (
  <Table
    label="Changes"
    head={['Day', 'Change']}
    rows={index.changes.map(({ date, subject }, place) => ({
      key: `${place}`,
      cells: [date === index.changes[place - 1]?.date ? '' : day(date), subject],
    }))}
  />
);
