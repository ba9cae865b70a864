import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Variables that the style sheets read. */
    [variable: `--${string}`]: string | number;
  }
}
