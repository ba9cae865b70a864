import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { places } from '../../mocks/pictures/places.ts';
import { withBase } from '../../src/routes.ts';
import { duration, easing, frame, radius, space, type } from '../../src/ui/theme/scales.ts';
import { dark, light } from '../../src/ui/theme/roles.ts';
import { variableOf } from '../../src/ui/theme/tokens.ts';
import { fullWidth } from './parts/fullWidth.ts';
import { Page } from './parts/Page.tsx';
import { Table } from './parts/Table.tsx';

const meta = {
  title: 'Docs/Design',
  component: Page,
  args: { title: '', children: null },
  tags: ['!autodocs'],
  ...fullWidth,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const scales = { space, radius, frame, duration, easing };
const darkOf = new Map<string, string>(Object.entries(dark));

/** Colors by their role, and the scales. */
export const Tokens: Story = {
  render: () => (
    <Page title="Tokens" from="src/ui/theme">
      <h2>Colours</h2>
      <Swatches>
        {Object.entries(light).map(([name, value]) => (
          <li key={name}>
            <Pair>
              <i style={{ background: value }} />
              <i style={{ background: darkOf.get(name) }} />
            </Pair>
            <code>{variableOf(name)}</code>
          </li>
        ))}
      </Swatches>
      {Object.entries(scales).map(([scale, values]) => (
        <section key={scale}>
          <h2>{scale}</h2>
          <Table
            label={scale}
            head={['Variable', 'Value']}
            rows={Object.entries(values).map(([name, value]) => ({
              key: name,
              cells: [<code key="name">{variableOf(name)}</code>, <code key="value">{value}</code>],
            }))}
          />
        </section>
      ))}
    </Page>
  ),
};

export const Type: Story = {
  render: () => (
    <Page title="Type" from="src/ui/theme/scales.ts">
      {Object.keys(type).map((name) => (
        <Sample key={name}>
          <code>{variableOf(name)}</code>
          <p style={{ font: `var(${variableOf(name)})` }}>The last bus to Kaza costs ₹1,240</p>
        </Sample>
      ))}
    </Page>
  ),
};

/** Guidelines for texts; the sentences of the specification stay as they are. */
export const Voice: Story = {
  render: () => (
    <Page title="Voice">
      <p>Plain, specific, dry. A person who has been there talks to a person who is going.</p>
      <ul>
        <li>Say what is so, and what to do next. No apology, no cheering.</li>
        <li>
          Name the place, the fare, the hour. &ldquo;Altitude: my lips were blue at Komic&rdquo; over
          &ldquo;feeling unwell&rdquo;.
        </li>
        <li>A failure says what did not happen and that nothing typed is lost.</li>
        <li>An empty list says what belongs there and how to add it.</li>
        <li>Buttons are verbs: Post Story, Mark visited, Add to my list.</li>
      </ul>
    </Page>
  ),
};

/** One drawing of each place; three more views of each exist beside it. */
export const Scenery: Story = {
  render: () => (
    <Page title="Scenery" from="mocks/pictures">
      <Views>
        {places.map(({ slug, name, country, hour }) => (
          <li key={slug}>
            <img
              src={withBase(`pictures/scenery/${slug}-0.svg`)}
              alt=""
              width="240"
              height="160"
              loading="lazy"
            />
            <b>{name}</b>, {country} · {hour}
          </li>
        ))}
      </Views>
    </Page>
  ),
};

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 12px;
  && {
    max-width: none;
    padding: 0;
    list-style: none;
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 48px;
  margin-bottom: 4px;
  border: 1px solid var(--line);
`;
const Sample = styled.div`
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
`;
const Views = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 16px;
  && {
    max-width: none;
    padding: 0;
    list-style: none;
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    margin-bottom: 6px;
    object-fit: cover;
  }
`;
