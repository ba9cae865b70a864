import { css } from 'styled-components';

/** A road with its dashed line, which lies over what the road contains. */
export const roadCss = css`
  position: relative;
  height: 18px;
  border-radius: 4px;
  background: var(--paper-3);
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 8px 8px auto;
    height: 2px;
    background: repeating-linear-gradient(90deg, var(--road-dash) 0 10px, transparent 10px 20px);
  }
`;
