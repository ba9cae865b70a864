import { styled } from 'styled-components';
import { frame, radius, space } from '../../../src/ui/theme/scales.ts';
import { variableOf } from '../../../src/ui/theme/tokens.ts';
import { CopyButton } from './CopyButton.tsx';
import { Table } from './Table.tsx';

const ELEVATIONS: Record<string, string> = {
  e1: 'Paper on the ground: cards',
  e2: 'Over the paper: the create seal, floating buttons',
  e3: 'Over the page: sheets, the drawer',
};
const row = (name: string, value: string, sample: React.ReactNode) => ({
  key: name,
  cells: [
    <code key="name">{variableOf(name)}</code>,
    value,
    sample,
    <CopyButton key="copy" text={`var(${variableOf(name)})`} what={variableOf(name)} />,
  ],
});
const HEAD = ['Variable', 'Value', 'Looks like', 'Copy'];

export const SpaceScale = () => (
  <Table
    label="Spacing"
    head={HEAD}
    rows={Object.entries(space).map(([name, value]) =>
      row(name, value, <Bar key="sample" style={{ width: value }} />),
    )}
  />
);
export const FrameSizes = () => (
  <Table
    label="Frame"
    head={['Variable', 'Value', 'Copy']}
    rows={Object.entries(frame).map(([name, value]) => {
      const { key, cells } = row(name, value, null);
      return { key, cells: cells.filter((cell) => cell !== null) };
    })}
  />
);
export const RadiusScale = () => (
  <Table
    label="Radii"
    head={HEAD}
    rows={Object.entries(radius).map(([name, value]) =>
      row(name, value, <Corner key="sample" style={{ borderRadius: value }} />),
    )}
  />
);
export const Elevations = () => (
  <Levels className="sb-unstyled">
    {Object.entries(ELEVATIONS).map(([name, use]) => (
      <li key={name} style={{ boxShadow: `var(--${name})` }}>
        <code>--{name}</code>
        {use}
        <CopyButton text={`var(--${name})`} what={`--${name}`} />
      </li>
    ))}
  </Levels>
);

const Bar = styled.span`
  display: block;
  height: 16px;
  background: var(--link);
`;
const Corner = styled.span`
  display: block;
  width: 72px;
  height: 44px;
  border: 2px solid var(--link);
  background: var(--wash-link);
`;
const Levels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 28px;
  padding: 28px;
  border-radius: var(--r-paper);
  background: var(--ground);
  li {
    display: grid;
    gap: 10px;
    justify-items: start;
    padding: 20px;
    border-radius: var(--r-paper);
    background: var(--paper);
    font: var(--t-meta);
  }
`;
