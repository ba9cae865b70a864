import { Link } from 'react-router-dom';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

const contents = {
  packages: {
    art: 'ticket',
    text: 'Until one is added, plan a trip of your own.',
    link: { label: 'Plan a trip', to: paths.travelPlanning() },
  },
  destinations: {
    art: 'stamp',
    text: 'Until one is added, ask a local where to go.',
    link: { label: 'Ask a local', to: paths.askLocal() },
  },
} as const;

interface Props {
  resource: keyof typeof contents;
  title: string;
  heading?: 'h3';
}

/** Shown in place of a catalogue without any items, with another way to a trip. */
export function EmptyCatalogue({ resource, title, heading }: Props) {
  const { art, text, link } = contents[resource];
  return (
    <EmptyCard
      art={art}
      title={title}
      heading={heading}
      text={text}
      action={
        <ButtonLink as={Link} to={link.to} variant="line">
          {link.label}
        </ButtonLink>
      }
    />
  );
}
