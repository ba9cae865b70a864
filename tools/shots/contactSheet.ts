import { type BuiltStory, groupedBy } from './storyIndex.ts';

const STYLE = `
body { margin: 24px; font: 13px/1.4 system-ui, sans-serif; color: #222; background: #f4f1ea; }
h2 { margin: 28px 0 8px; font-size: 20px; }
ul { display: flex; flex-wrap: wrap; gap: 16px; margin: 0; padding: 0; list-style: none; }
div { display: flex; gap: 4px; }
img { width: 118px; height: 256px; object-fit: cover; object-position: top; border-radius: 4px; box-shadow: 0 0 0 1px #0002; }`;

/** An HTML page with every picture: a row per screen, and both themes of each state side by side. */
export function contactSheet(
  stories: readonly BuiltStory[],
  themes: readonly string[],
  pictureOf: (story: BuiltStory, theme: string) => string,
): string {
  const pair = (story: BuiltStory): string =>
    themes
      .map((theme) => ({ file: pictureOf(story, theme), alt: `${story.of}, ${story.state}, ${theme}` }))
      .map(({ file, alt }) => `<a href="${file}"><img src="${file}" alt="${alt}"></a>`)
      .join('');
  const rows = groupedBy(stories, 'of').map(([screen, states]) => {
    const items = states.map((story) => `<li>${story.state}<div>${pair(story)}</div></li>`);
    return `<h2>${screen}</h2><ul>${items.join('')}</ul>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen in every state</title><style>${STYLE}</style><h1>Every screen in every state</h1>${rows.join('')}</html>`;
}
