interface ImportMetaEnv {
  /** 'live' builds without the mock backend. */
  readonly VITE_API?: 'mock' | 'live';
  /** Origin of a live API on another host. */
  readonly VITE_API_ORIGIN?: string;
  /** Where Storybook stands, relative to the demo or in full; the control panel links to it. */
  readonly VITE_STORYBOOK_URL?: string;
}
