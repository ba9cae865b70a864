import DoorIcon from '@phosphor-icons/core/regular/door.svg?react';
import EyeIcon from '@phosphor-icons/core/regular/eye.svg?react';
import { levelColor } from '../../../src/brand/levelColor.ts';
import { GUEST_ID } from '../../../src/shared/limits.ts';
import { tokens } from '../../../src/ui/theme/tokens.ts';
import { VISITOR } from '../../http/session.ts';
import { usePictureUrl } from './usePictureUrl.ts';

interface Props {
  id: string;
  name: string;
  picture: string | null;
  /** Null for the guest and the visitor, who have none. */
  level: number | null;
}

function Face({ id, name, picture }: Omit<Props, 'level'>) {
  const url = usePictureUrl(picture);
  if (id === VISITOR) return <DoorIcon aria-hidden />;
  if (id === GUEST_ID) return <EyeIcon aria-hidden />;
  return (
    <>
      {Array.from(name)[0] ?? '?'}
      {url !== null && <img src={url} alt="" fetchPriority="high" />}
    </>
  );
}

/** A portrait in a milestone with the level as its number. Decorative: the name is next to it. */
export function Portrait({ level, ...person }: Props) {
  const cap = tokens.color[level === null ? 'silver' : levelColor(level)];
  return (
    <span className="milestone" style={{ '--cap': cap }} aria-hidden>
      <span className="face">
        <Face {...person} />
      </span>
      <b>{level ?? ''}</b>
    </span>
  );
}
