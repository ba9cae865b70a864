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
const USES: Record<string, string> = {
  s1: 'Between tabs',
  s2: 'Between chips; between the icon and the label of a button',
  s3: 'Between the cards of a carousel',
  s4: 'In cards; the screen’s gutter; between parts below each other',
  s5: 'Beside the label of a button; in the frame of a file picker',
  s6: 'Above and below an error in place of content',
  s7: 'Above a question in the feed',
  s8: 'Below a screen that was not found',
  s9: 'Above the figures on the stones of the landing screen',
  rPrint: 'Pictures',
  rPaper: 'Cards, menus, tooltips and toasts',
  rControl: 'Buttons and fields',
  rSheet: 'The upper corners of a dialog; all four in wider windows',
  rPill: 'Chips',
};
const row = (name: string, value: string, sample: React.ReactNode) => ({
  key: name,
  cells: [
    <code key="name">{variableOf(name)}</code>,
    value,
    sample,
    ...(USES[name] ? [USES[name]] : []),
    <CopyButton key="copy" text={`var(${variableOf(name)})`} what={variableOf(name)} />,
  ],
});
const HEAD = ['Variable', 'Value', 'Looks like', 'Use for', 'Copy'];

export const SpaceScale = () => (
  <Table
    label="Spacing"
    centered
    head={HEAD}
    rows={Object.entries(space).map(([name, value]) =>
      row(name, value, <Bar key="sample" style={{ width: value }} />),
    )}
  />
);
export const FrameSizes = () => (
  <Table
    label="Frame"
    centered
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
    centered
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
