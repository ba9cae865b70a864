import { useOf } from '@storybook/addon-docs/blocks';
import { nameOf } from '../../../.storybook/nameOf.ts';
import type { Guide, KeyAction } from '../guides/guide.ts';
import { guides } from '../guides/index.ts';
import { Table } from './Table.tsx';
import { usePartPages } from './usePartPages.ts';

interface Linked {
  /** Addresses of the other parts' pages, by name. */
  pages: ReadonlyMap<string, string>;
}

/** Text in which names of other parts are links to their pages. */
const LinkedText = ({ text, pages }: Linked & { text: string }) =>
  [...text.matchAll(/[A-Z][A-Za-z]*|[^A-Z]+/g)].map(({ 0: words, index }) => {
    const page = pages.get(words);
    return page ? (
      <a key={index} href={page} target="_parent">
        {words}
      </a>
    ) : (
      words
    );
  });

function Anatomy({ anatomy, pages }: Linked & Pick<Guide, 'anatomy'>) {
  if (typeof anatomy === 'string')
    return (
      <p>
        <LinkedText text={anatomy} pages={pages} />
      </p>
    );
  return (
    <ol>
      {anatomy.map(({ name, about, optional }) => (
        <li key={name}>
          <strong>{name}</strong>
          {optional && ' (optional)'}
          {about && ': '}
          <LinkedText text={about ?? ''} pages={pages} />
        </li>
      ))}
    </ol>
  );
}

const Keys = ({ keys }: { keys: readonly KeyAction[] }) => (
  <>
    <h3 id="keys">Keys</h3>
    <Table
      label="Keys"
      head={['Key', 'Action']}
      widths={['30%', '70%']}
      rows={keys.map(([key, action]) => ({ key, cells: [<b key="key">{key}</b>, action] }))}
    />
  </>
);

/** When to use this page's component, what it consists of, and what it does for accessibility. */
export function HowToUse() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = nameOf(preparedMeta.title);
  const all = usePartPages();
  const guide = guides[name];
  if (!guide) return null;
  const pages = new Map([...all].filter(([other]) => other !== name));
  return (
    <>
      <h2 id="when-to-use">When to use</h2>
      <p>
        <LinkedText text={guide.use} pages={pages} />
      </p>
      <h2 id="anatomy">Anatomy</h2>
      <Anatomy anatomy={guide.anatomy} pages={pages} />
      <h2 id="accessibility">Accessibility</h2>
      <p>
        <LinkedText text={guide.access} pages={pages} />
      </p>
      {guide.keys && <Keys keys={guide.keys} />}
    </>
  );
}
