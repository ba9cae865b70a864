import type { World } from '../../support/demoUrl.ts';
import type { Host } from '../host.ts';
import type { Screen } from '../screen.ts';

export interface Steps {
  /** Opens a path in a new tab with this state of the mock backend, by default as traveller_001. */
  open: (path: string, world?: World) => Promise<Screen>;
  /** Opens a path in a new tab as it is, without resetting anything. */
  openTab: (path: string) => Promise<Screen>;
  /** Paths of picture files. */
  pictures: readonly [string, string];
  host: Host;
}

export interface Journey {
  name: string;
  /** The build that it opens; the one at the root by default. */
  build?: 'subPath';
  /** Whether it is run through the service worker, too. */
  bothTransports?: boolean;
  /** What the browser may log. */
  logs?: RegExp;
  run: (steps: Steps) => Promise<void>;
}
