import type { Plugin } from 'vite';
export function staticHost(_options: { live: boolean }): Plugin {
  return { name: 'waystone-static-host' };
}
