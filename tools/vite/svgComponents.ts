import svgr from 'vite-plugin-svgr';

/** Imports `*.svg?react` as a component of 1em: of the icon set, only the shapes in use reach the bundle. */
export const svgComponents = () => svgr({ svgrOptions: { icon: true } });
