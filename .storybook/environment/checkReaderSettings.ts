import { findOverflowingText } from './findOverflowingText.ts';
import { applyGlobals } from './applyGlobals.ts';
import { readerSettings } from './toolbars.ts';
import { nextFrame } from './waitUntilLoaded.ts';

interface Story {
  id: string;
  globals: object;
}

/** The main story of each screen, and the one with the longest texts. */
const CHECKED = /^screens-.*--(?:default|owner|travel-details|long-content)$/;
const isChecked = ({ id }: Story): boolean => CHECKED.test(id);

/** Also lays out content below the window: skipped content has no position to check. */
const everythingLaidOut = new CSSStyleSheet();
everythingLaidOut.replaceSync('* { content-visibility: visible !important; transition: none !important; }');

/** Animations still running; fading does not count as motion. */
const movements = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return playState === 'running' && frames.some(({ transform }) => /[1-9]/.test(String(transform ?? '')));
    })
    .map(() => 'something moves');

/** Problems found on the page under each reader setting. */
async function problemsOf(): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, globals] of Object.entries(readerSettings)) {
    applyGlobals(globals);
    await nextFrame();
    const found =
      globals.motion === 'reduced' ? [...findOverflowingText(), ...movements()] : findOverflowingText();
    problems.push(...found.map((problem) => `With ${name}: ${problem}`));
  }
  return problems;
}

/** Expects a screen to fit with any text size, direction, motion and color setting. */
export async function checkReaderSettings(story: Story): Promise<void> {
  if (!isChecked(story)) return;
  const { error } = console;
  const complaints: string[] = [];
  console.error = (...words) => void complaints.push(words.join(' '));
  document.adoptedStyleSheets.push(everythingLaidOut);
  try {
    complaints.push(...(await problemsOf()));
  } finally {
    applyGlobals(story.globals);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everythingLaidOut);
    console.error = error;
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}
