import { afterEach as check } from '@storybook/addon-a11y/preview';

type Story = Parameters<typeof check>[0];

/** Set by the addon that runs stories as tests; nobody who looks at a story waits for its other theme. */
const tested = import.meta.env.VITEST_STORYBOOK !== undefined;

/** What axe is told: every rule on every element. A test has no use for the list of what passes, which costs most. */
export const axeOptions = tested ? { resultTypes: ['violations'] } : {};

const painted = (): Promise<number> => new Promise((done) => void requestAnimationFrame(done));

/** The accessibility addon's own check with the page repainted; the addon itself checks the story's own theme. */
export async function checkOtherTheme(story: Story): Promise<void> {
  if (!tested) return;
  const { dataset } = document.documentElement;
  const own = dataset.theme ?? 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  try {
    await painted();
    await check(story);
  } catch (error) {
    throw new Error(`In the ${other} theme: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  } finally {
    dataset.theme = own;
  }
}
