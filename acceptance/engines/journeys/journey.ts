import type { DemoState } from '../../support/demoUrl.ts';
import type { Host } from '../host.ts';
import type { Screen } from '../screen.ts';

export interface Steps {
  /** Opens a path in a new tab with the given state of the mock backend, by default as traveller_001. */
  open: (path: string, state?: DemoState) => Promise<Screen>;
  /** Opens a path in a new tab without resetting anything. */
  openTab: (path: string) => Promise<Screen>;
  /** Paths of two picture files. */
  pictures: readonly [string, string];
  host: Host;
}

export interface Journey {
  name: string;
  /** The build to open; by default the one at the root. */
  build?: 'subPath';
  /** Whether to run it with the service worker transport, too. */
  bothTransports?: boolean;
  /** Messages that the browser may log. */
  logs?: RegExp;
  run: (steps: Steps) => Promise<void>;
}
