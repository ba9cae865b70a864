import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'icon'> & {
  /** No day is chosen: the browser's own pattern, such as mm/dd/yyyy, shows on focus only. */
  'data-empty'?: true | undefined;
};

/** The native date input; values look like `2026-11-21`. Use two for a range of dates. */
export function DateField(props: Props) {
  return (
    <Plain>
      <TextField {...props} type="date" />
    </Plain>
  );
}

const Plain = styled.div`
  [data-empty]:not(:focus)::-webkit-datetime-edit {
    /* Hidden rather than transparent: WebKit writes today in a color of its own. */
    visibility: hidden;
  }
`;
