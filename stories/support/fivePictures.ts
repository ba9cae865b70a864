import seed from 'virtual:seed';
import { STORY_NOW } from '../../.storybook/environment/storyParameters.ts';
import type { PostRow } from '../../mocks/db/rows.ts';
import { SEED_EPOCH } from '../../mocks/seed/dates.ts';

const posts: readonly PostRow[] = seed.post;
const countryOf = ({ destination }: PostRow): string | undefined => destination?.split(', ').at(-1);

/** Pictures of another place in the same country. */
const morePictures = (story: PostRow): readonly string[] =>
  posts.find(
    (post) =>
      post.images.length > 0 &&
      post.destination !== story.destination &&
      countryOf(post) === countryOf(story),
  )?.images ?? [];

/** The newest story with four pictures, with a fifth from another place: the seed has four per place. */
function createPost(): PostRow {
  const stories = posts.filter(({ type, images }) => type === 'story' && images.length === 4);
  const story = stories.find((candidate) => morePictures(candidate).length > 0);
  if (!story) throw new Error('No story in the seed has four pictures and a neighbor');
  return {
    ...story,
    id: 'post_five_pictures',
    images: [...story.images, ...morePictures(story).slice(0, 1)],
    createdAt: new Date(Date.parse(STORY_NOW) + Date.parse(story.createdAt) - SEED_EPOCH).toISOString(),
  };
}

/** A story with as many pictures as a post can have. */
export const fivePictures = createPost();
/** The `changes` of stories that show it. */
export const withFivePictures = { [`post/${fivePictures.id}`]: fivePictures };
