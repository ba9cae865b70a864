import { styled } from 'styled-components';
import { outlineInForcedColors } from '../ui/outlineInForcedColors.ts';

/**
 * The card of a destination, drawn as a postage stamp with a perforated edge. Renders an `article`: give it
 * an accessible name.
 */
export const StampPaper = styled.article`
  --hole: 4.2px;
  position: relative;
  display: block;
  min-width: 0;
  padding: calc(var(--hole) * 2.6);
  filter: var(--e1-drop);
  background:
    linear-gradient(var(--paper) 0 0) no-repeat 50% / calc(100% - 3 * var(--hole))
      calc(100% - 3 * var(--hole)),
    radial-gradient(var(--hole), transparent 97%, var(--stamp-rim)) round calc(-1.5 * var(--hole))
      calc(-1.5 * var(--hole)) / calc(3 * var(--hole)) calc(3 * var(--hole));
  ${outlineInForcedColors}
`;
