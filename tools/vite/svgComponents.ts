import svgr from 'vite-plugin-svgr';

/** Imports `*.svg?react` as a component, sized 1em: only icons in use are bundled. */
export const svgComponents = () => svgr({ svgrOptions: { icon: true } });
