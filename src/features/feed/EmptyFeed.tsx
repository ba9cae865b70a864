import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { FeedFilter } from '../../shared/enums.ts';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';

interface EmptyTexts extends Pick<ComponentProps<typeof EmptyCard>, 'art' | 'title' | 'text'> {
  action: string;
  to: string;
}

const content: EmptyTexts = {
  art: 'postcard',
  title: 'No content yet',
  text: 'The first story, tip or poll will appear here.',
  action: 'Share Your Story',
  to: paths.createPost('story'),
};
const emptyTexts: Record<FeedFilter, EmptyTexts> = {
  recent: content,
  popular: { ...content, text: 'What people like and talk about will appear here.' },
  polls: {
    art: 'ballot',
    title: 'No polls yet',
    text: 'Let travelers choose.',
    action: 'Create a poll',
    to: paths.createPost('poll'),
  },
  questions: {
    art: 'tag',
    title: 'No questions yet',
    text: 'Ask someone who lives where you are going.',
    action: 'Ask a local',
    to: paths.askLocal(),
  },
  stories: { ...content, title: 'No stories yet', text: 'The first story will appear here.' },
  tips: {
    art: 'letter',
    title: 'No tips yet',
    text: 'Write down what you wish you had known.',
    action: 'Share a tip',
    to: paths.createPost('tip'),
  },
};

/** The empty state of each filter, with a link to add content (FEED-12 to FEED-14, AMB-35). */
export function EmptyFeed({ filter }: { filter: FeedFilter }) {
  const { art, title, text, action, to: target } = emptyTexts[filter];
  return (
    <EmptyCard
      art={art}
      title={title}
      text={text}
      action={
        <ButtonLink as={Link} to={target}>
          {action}
        </ButtonLink>
      }
    />
  );
}
