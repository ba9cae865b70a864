import { useSearchParams } from 'react-router-dom';
import { POINTS } from '../shared/limits.ts';
import { POST_TYPES, type PostType } from '../shared/enums.ts';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { NewPostForm } from '../features/posts/NewPostForm.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Tag } from '../ui/Tag.tsx';

/** The create-post screen (CRE-01 to CRE-16). The post type is kept in the URL. */
export function CreatePost() {
  const [params, setParams] = useSearchParams();
  const type = POST_TYPES.find((known) => known === params.get('type'));
  const choose = (next: PostType): void => setParams({ type: next }, { replace: true });
  return (
    <>
      <ScreenTitle>Create Post</ScreenTitle>
      <PageHeader title="Create Post" trailing={<Tag tone="marigold">+{POINTS['create-post']} points</Tag>} />
      <NewPostForm type={type} onType={choose} />
    </>
  );
}
