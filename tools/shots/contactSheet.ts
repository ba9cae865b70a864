import type { Shot } from '../shots.ts';

const STYLE = `
body { margin: 24px; font: 13px/1.4 system-ui, sans-serif; color: #222; background: #f4f1ea; }
h2 { margin: 28px 0 8px; font-size: 20px; }
ul { display: flex; flex-wrap: wrap; gap: 16px; margin: 0; padding: 0; list-style: none; }
div { display: flex; gap: 4px; }
img { width: 118px; height: 256px; object-fit: cover; object-position: top; border-radius: 4px; box-shadow: 0 0 0 1px #0002; }`;

const picture = ({ file, screen, state, theme }: Shot): string =>
  `<a href="${file}"><img src="${file}" alt="${screen}, ${state}, ${theme}"></a>`;

const unique = (names: string[]): string[] => [...new Set(names)];

/** One page with every picture: a row per screen, a pair of themes per state. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = unique(shots.map(({ screen }) => screen)).map((screen) => {
    const ofScreen = shots.filter((shot) => shot.screen === screen);
    const states = unique(ofScreen.map(({ state }) => state)).map((state) => {
      const pair = ofScreen.filter((shot) => shot.state === state);
      return `<li>${state}<div>${pair.map(picture).join('')}</div></li>`;
    });
    return `<h2>${screen}</h2><ul>${states.join('')}</ul>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen in every state</title><style>${STYLE}</style><h1>Every screen in every state</h1>${rows.join('')}</html>`;
}
