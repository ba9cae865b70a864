import XBoldIcon from '@phosphor-icons/core/bold/x-bold.svg?react';
import { styled } from 'styled-components';
import { CollapsingItem, CollapsingItems } from './CollapsingItem.tsx';
import { IconButton } from './IconButton.tsx';
import { Picture } from './Picture.tsx';
import { moveFocusOnRemove } from './moveFocusOnRemove.ts';

interface Props {
  /** `name` is the file name, used as alternative text and in the remove button's label. */
  items: readonly { id: string; src: string; name: string }[];
  /** Called with the id of the picture to remove. */
  onRemove: (id: string) => void;
}

/** Gap between two pictures in px. */
const GAP = 10;

/**
 * Thumbnails of the selected pictures, each with a remove button. Renders nothing when empty. After a removal
 * focus moves to the next thumbnail, or to the picker next to the list.
 */
export function PicturePreviews({ items, onRemove }: Props) {
  const remove = (id: string, button: HTMLElement): void => {
    moveFocusOnRemove(button, 'button', 'input[type="file"]');
    onRemove(id);
  };
  return (
    <List aria-label="Chosen pictures">
      <CollapsingItems>
        {items.map((item) => (
          <CollapsingItem key={item.id} axis="across" gap={GAP}>
            <Picture src={item.src} alt={item.name} ratio={1} eager />
            <IconButton
              label={`Remove ${item.name}`}
              onClick={(event) => remove(item.id, event.currentTarget)}
            >
              <XBoldIcon aria-hidden />
            </IconButton>
          </CollapsingItem>
        ))}
      </CollapsingItems>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${GAP}px;
  &:empty {
    display: none;
  }
  li {
    position: relative;
    width: calc((100% - ${2 * GAP}px) / 3);
  }
  button {
    position: absolute;
    top: 0;
    inset-inline-end: 0;
    color: var(--ink);
    background: none;
  }
  button::before {
    content: '';
    position: absolute;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--paper);
    box-shadow: var(--e2);
  }
  button:not(:disabled):hover {
    background: none;
  }
  button svg {
    position: relative;
    width: 16px;
    height: 16px;
  }
`;
