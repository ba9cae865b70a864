import { styled } from 'styled-components';
import { type Role, dark, light } from '../../../src/ui/theme/roles.ts';
import { variableOf } from '../../../src/ui/theme/tokens.ts';

const ROLES: Role[] = ['action', 'marigold', 'vermilionFill', 'ink', 'paper3'];

/** The main colors side by side, in the current theme unless values are given. */
export const MainColors = ({ values }: { values?: Record<Role, string> }) =>
  ROLES.map((role) => (
    <Swatch key={role} style={{ background: values?.[role] ?? `var(${variableOf(role)})` }} />
  ));

/** The main colors in both themes. */
export const MainColorsInBothThemes = () => (
  <Themes className="sb-unstyled" role="img" aria-label="The main colors in the light and the dark theme">
    {[light, dark].map((values) => (
      <div key={values.ground} style={{ background: values.ground }}>
        <MainColors values={values} />
      </div>
    ))}
  </Themes>
);

const Swatch = styled.i`
  width: 28px;
  height: 56px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-control);
`;
const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  overflow: hidden;
  border-radius: var(--r-control);
  box-shadow: 0 0 0 1px var(--line-2);
  > div {
    display: flex;
    justify-content: center;
    gap: 10px;
    padding: 24px 16px;
  }
`;
