import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SkeletonCard } from '../../brand/SkeletonCard.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PostList } from '../posts/PostList.tsx';
import { MyQuestions } from '../questions/MyQuestions.tsx';
import { Achievements } from './Achievements.tsx';
import { OwnTodos } from '../todos/OwnTodos.tsx';
import { VisitedPlaces } from '../todos/VisitedPlaces.tsx';
import { userPostsQuery } from '../posts/queries.ts';
import { userQuestionsQuery } from '../questions/queries.ts';

const PANEL = 'profile-panel';
const TABS = [
  { id: 'achievements', label: 'Achievements' },
  { id: 'posts', label: 'Posts' },
  { id: 'visited', label: 'Visited' },
  { id: 'to-do', label: 'To-Do' },
] as const;
type TabId = (typeof TABS)[number]['id'];

interface Props {
  userId: string;
  own: boolean;
}

/** PROF-03 and PROF-04: To-Do is the owner's alone; the chosen tab lives in the address. */
export function ProfileTabs({ userId, own }: Props) {
  const [params, setParams] = useSearchParams();
  const tabs = TABS.filter(({ id }) => own || id !== 'to-do');
  const tab: TabId = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'achievements';
  return (
    <>
      <Tabs
        label="Profile"
        even
        panelId={PANEL}
        value={tab}
        tabs={tabs}
        onChange={(next) => setParams(next === 'achievements' ? {} : { tab: next }, { replace: true })}
      />
      <TabPanel id={PANEL} value={tab}>
        <Shown $gap={16} $pad>
          {tab === 'achievements' && <Achievements userId={userId} own={own} />}
          {tab === 'posts' && <Posts userId={userId} own={own} />}
          {tab === 'visited' && <VisitedPlaces userId={userId} own={own} />}
          {tab === 'to-do' && <OwnTodos userId={userId} />}
        </Shown>
      </TabPanel>
    </>
  );
}

const Shown = styled(Stack)`
  padding-top: 16px;
`;

const OWN_EMPTY = {
  title: 'No posts yet',
  text: 'A story, a tip, a question or a poll earns 2 points.',
  action: (
    <ButtonLink as={Link} to={paths.createPost()} variant="line">
      Share Your Story
    </ButtonLink>
  ),
};

/** PROF-13; the owner's local questions stand above (AMB-26). */
function Posts({ userId, own }: Props) {
  const posts = useQuery(userPostsQuery(userId));
  const questions = useQuery({ ...userQuestionsQuery(userId), enabled: own });
  // What comes above would push the posts down.
  if (own && questions.isPending) return <SkeletonCard variant="post" />;
  return (
    <>
      {own && <MyQuestions userId={userId} all />}
      <div>
        {own && posts.data && posts.data.length > 0 && (
          <SectionHead title={`My Posts (${posts.data.length})`} />
        )}
        <PostList posts={posts} empty={own ? OWN_EMPTY : { title: 'No posts yet' }} />
      </div>
    </>
  );
}
