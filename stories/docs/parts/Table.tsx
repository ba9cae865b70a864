import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  label: string;
  head: readonly string[];
  /** Widths of the columns, so that several tables line up. */
  widths?: readonly string[];
  /** Places what is in a row on one center line. */
  centered?: boolean;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls horizontally if the page is narrow. */
export function Table({ label, head, widths, centered = false, rows }: Props) {
  return (
    <Scroller $centered={centered} className="sb-unstyled" tabIndex={0} role="region" aria-label={label}>
      <table>
        {widths && (
          <colgroup>
            {widths.map((width, index) => (
              <col key={head[index]} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div<{ $centered: boolean }>`
  overflow-x: auto;
  color: var(--ink);
  code {
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }
  button code {
    overflow-wrap: normal;
  }
  a {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font: var(--t-body-s);
  }
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: ${({ $centered }) => ($centered ? 'middle' : 'top')};
  }
  th {
    color: var(--ink-2);
    font: var(--t-field);
  }
`;
