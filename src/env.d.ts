interface ImportMetaEnv {
  /** 'live' builds without the mock backend. */
  readonly VITE_API?: 'mock' | 'live';
  /** Origin of a live API on a different host. */
  readonly VITE_API_ORIGIN?: string;
  /** URL of Storybook, relative to the demo or absolute; the control panel links to it. */
  readonly VITE_STORYBOOK_URL?: string;
}

interface Navigator {
  /** Missing in Firefox and Safari. */
  readonly connection?: { readonly saveData: boolean };
}

/** Made by tools/vite/waysIn.ts. */
declare module 'virtual:ways-in' {
  /** People whom the guest of the demo can be; none in a live build. */
  export const waysIn: readonly { id: string; name: string; about: string }[];
}

interface TrustedTypePolicy {
  createScriptURL(url: string): string;
}

/** Not yet in TypeScript's DOM library; missing in browsers without Trusted Types. */
declare var trustedTypes:
  | {
      readonly defaultPolicy: TrustedTypePolicy | null;
      createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy;
    }
  | undefined;
