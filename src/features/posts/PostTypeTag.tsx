import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { NoteBlankIcon } from '@phosphor-icons/react/dist/csr/NoteBlank';
import { SignpostIcon } from '@phosphor-icons/react/dist/csr/Signpost';
import { TicketIcon } from '@phosphor-icons/react/dist/csr/Ticket';
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

/** The kind of a post in a word, an icon and its own ink (CARD-02). */
export function PostTypeTag({ type }: { type: string }) {
  const label = postTypeLabel(type);
  const Icon = icons[label];
  return (
    <Tag tone={inks[label]} icon={<Icon aria-hidden />}>
      {label}
    </Tag>
  );
}
