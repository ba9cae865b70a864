import svgr from 'vite-plugin-svgr';

/** Imports `*.svg?react` as a component, 1em in size: only the icon shapes in use reach the bundle. */
export const svgComponents = () => svgr({ svgrOptions: { icon: true } });
