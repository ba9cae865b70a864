import { styled } from 'styled-components';
import { DoDont } from '../docs/parts/DoDont.tsx';

interface Pair {
  use: React.ReactNode;
  avoid: React.ReactNode;
  /** The reason, in one sentence. */
  why: string;
}

/**
 * A story that shows a wrong use of a component next to the right one. Tag it `!manifest`, so that it is not
 * listed as an example.
 */
export const whatNotToDo = ({ use, avoid, why }: Pair) => ({
  render: () => (
    <DoDont heads={['Do', 'Don’t']} use={<Row>{use}</Row>} avoid={<Row>{avoid}</Row>} why={why} />
  ),
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 8px;
`;
