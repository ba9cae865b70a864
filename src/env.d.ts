interface ImportMetaEnv {
  /** 'live' builds without the mock backend. */
  readonly VITE_API?: 'mock' | 'live';
  /** Origin of a live API on another host. */
  readonly VITE_API_ORIGIN?: string;
}
