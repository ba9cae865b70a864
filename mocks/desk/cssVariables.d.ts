import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties used by the style sheets. */
    [variable: `--${string}`]: string | number;
  }
}
