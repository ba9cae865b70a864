import type { Page } from '@playwright/test';
import { demoUrl } from '../support/demoUrl.ts';
import { pngFile } from '../support/pngFile.ts';
import { articles, expectErrorToast, expectToast } from '../pages/layout.ts';
import { expect, test } from '../waystone.ts';

test.use({ target: 'in-process' });

/** Holds up the reading of chosen pictures, as large ones do. */
const holdPictures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held = new Promise((release) => {
      addEventListener('pictures may be read', release, { once: true });
    });
    const read = createImageBitmap.bind(globalThis);
    globalThis.createImageBitmap = async (image: ImageBitmapSource) => {
      await held;
      return read(image);
    };
  });
const releasePictures = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('pictures may be read')));

const pair = ['one.png', 'two.png'].map(pngFile);

test('[CRE-05, CRE-12] sends a post with the pictures that are still being read', async ({
  page,
  open,
  app,
  world,
}) => {
  await holdPictures(page);
  await open(demoUrl('/create-post'));
  await app.createPost.content.fill('Posted in a hurry.');
  await app.createPost.pictures.setInputFiles(pair);
  await app.createPost.submit.click();
  await expect(page.getByRole('button', { name: 'Posting' })).toBeDisabled();
  await expect(app.createPost.pictures).toBeDisabled();
  await releasePictures(page);
  await expectToast(page, 'Your post has been created!');
  await expect(articles(page).first()).toContainText('Posted in a hurry.');
  const [post] = await world.rows('post', { content: 'Posted in a hurry.' });
  expect(post?.images).toHaveLength(2);
  await app.createPost.open();
  await expect(app.createPost.previews).toHaveCount(0);
});

test('[CRE-05, AMB-77] discards the pictures that are still being read', async ({ page, open, app }) => {
  await holdPictures(page);
  await open(demoUrl('/create-post'));
  const { pictures, previews, content } = app.createPost;
  await pictures.setInputFiles(pair);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expectToast(page, 'Draft discarded');
  await releasePictures(page);
  await pictures.setInputFiles(pngFile('three.png'));
  await expect(previews).toHaveCount(1);
  await expect(content).toHaveValue('');
});

test('[CRE-05, AMB-46] does not send a post without the pictures that are refused meanwhile', async ({
  page,
  open,
  app,
}) => {
  await holdPictures(page);
  await open(demoUrl('/create-post'));
  await app.createPost.content.fill('Posted in a hurry.');
  await app.createPost.pictures.setInputFiles([1, 2, 3, 4, 5, 6].map((name) => pngFile(`${name}.png`)));
  await app.createPost.submit.click();
  await releasePictures(page);
  await expectErrorToast(page, 'You can only upload up to 5 images per post.', 'Too many images');
  await expect(app.createPost.submit).toBeEnabled();
  await expect(app.createPost.content).toHaveValue('Posted in a hurry.');
});

test('[CRE-12, AMB-77] sends a post with its pictures once the person is known', async ({
  page,
  open,
  app,
  backend,
  world,
}) => {
  await open(demoUrl('/explore', { as: 'traveller_003' }));
  await backend('latency(2500)');
  await open('/create-post');
  await app.createPost.content.fill('Posted by somebody.');
  await app.createPost.pictures.setInputFiles(pair);
  await app.createPost.submit.click();
  await expectToast(page, 'Your post has been created!');
  const [post] = await world.rows('post', { content: 'Posted by somebody.' });
  expect(post?.images).toHaveLength(2);
});

test('[CRE-12, AMB-77] shows an older draft before it is sent with what was typed before the person was known', async ({
  page,
  open,
  app,
  backend,
}) => {
  const { content, pictures, previews, submit } = app.createPost;
  await open(demoUrl('/create-post', { as: 'traveller_003' }));
  await content.fill('An older draft.');
  await pictures.setInputFiles(pngFile('one.png'));
  await expect(previews).toHaveCount(1);
  await backend('latency(2500)');
  await open('/create-post');
  await content.fill('Typed early.');
  await submit.click();
  await expectToast(page, 'Not sent yet', 'Your earlier draft was added. Check the post, then send it.');
  await expect(content).toHaveValue('An older draft.\n\nTyped early.');
  await expect(previews).toHaveCount(1);
  await submit.click();
  await expectToast(page, 'Your post has been created!');
});
