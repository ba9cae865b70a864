import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react';
import LightbulbIcon from '@phosphor-icons/core/regular/lightbulb.svg?react';
import NoteBlankIcon from '@phosphor-icons/core/regular/note-blank.svg?react';
import SignpostIcon from '@phosphor-icons/core/regular/signpost.svg?react';
import TicketIcon from '@phosphor-icons/core/regular/ticket.svg?react';
import { Tag } from '../../ui/Tag.tsx';
import { postTypeLabel } from './postTypeLabel.ts';

const inks = { Story: 'link', Tip: 'marigold', Question: 'indigo', Poll: 'plum', Post: 'neutral' } as const;
const icons = {
  Story: EnvelopeSimpleIcon,
  Tip: LightbulbIcon,
  Question: SignpostIcon,
  Poll: TicketIcon,
  Post: NoteBlankIcon,
};

/** The type of a post as label, icon and color (CARD-02). */
export function PostTypeTag({ type }: { type: string }) {
  const label = postTypeLabel(type);
  const Icon = icons[label];
  return (
    <Tag tone={inks[label]} icon={<Icon aria-hidden />}>
      {label}
    </Tag>
  );
}
