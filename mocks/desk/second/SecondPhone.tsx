import ArrowsLeftRightIcon from '@phosphor-icons/core/regular/arrows-left-right.svg?react';
import FootprintsIcon from '@phosphor-icons/core/regular/footprints.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { SECOND_PHONE } from '../../../src/shared/mockStorage.ts';

interface Props {
  /** The address that it opens. */
  address: string;
  /** Whose phone it is. */
  name: string;
  /** Shows the screen that the left phone shows. */
  follows: boolean;
  onFollow: (follows: boolean) => void;
  onSwap: () => void;
  onClose: () => void;
  onLoad: (frame: HTMLIFrameElement) => void;
}

/** The product once more, as another person, in a frame of its own. */
export function SecondPhone({ address, name, follows, onFollow, onSwap, onClose, onLoad }: Props) {
  return (
    <section className="second-phone" aria-label={`Phone of ${name}`}>
      <div className="bar">
        <b>{name}</b>
        <button type="button" onClick={onSwap}>
          <ArrowsLeftRightIcon aria-hidden />
          Swap
        </button>
        <button type="button" aria-pressed={follows} onClick={() => onFollow(!follows)}>
          <FootprintsIcon aria-hidden />
          Follow
        </button>
        <button type="button" aria-label="Close second phone" onClick={onClose}>
          <XIcon aria-hidden />
        </button>
      </div>
      <iframe
        name={SECOND_PHONE}
        title="Second phone"
        src={address}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
      />
    </section>
  );
}
