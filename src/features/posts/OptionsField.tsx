import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react';
import TrashIcon from '@phosphor-icons/core/regular/trash.svg?react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { tooLongText } from '../../shared/format/text.ts';
import { MAX_POLL_OPTIONS, TEXT_LIMITS } from '../../shared/limits.ts';
import { characterCount } from '../../shared/rules/text.ts';
import { Button } from '../../ui/Button.tsx';
import { CharacterCount, CountedInput } from '../../ui/CharacterCount.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { CollapsingItem, CollapsingItems } from '../../ui/CollapsingItem.tsx';
import { controlCss } from '../../ui/controlStyles.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { mayAddOption, mayRemoveOption, repeatedOptions } from './newPost.ts';

interface Props {
  options: readonly string[];
  onChange: (options: string[]) => void;
}

const GAP = 8;

/** Options have no ids, only positions; these keys track which one was removed. */
function useRowKeys(count: number): [keys: number[], drop: (index: number) => void] {
  const [removedKeys, setRemovedKeys] = useState<readonly number[]>([]);
  const keys = Array.from({ length: count + removedKeys.length }, (_, key) => key)
    .filter((key) => !removedKeys.includes(key))
    .slice(0, count);
  return [keys, (index) => setRemovedKeys([...removedKeys, ...keys.slice(index, index + 1)])];
}

/**
 * Two to six options of a poll (CRE-06, CRE-07). Adding one focuses it, removing one focuses the one before.
 */
export function OptionsField({ options, onChange }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const repeats = repeatedOptions(options);
  const lengths = options.map(characterCount);
  const tooLong = lengths.map((length) => length > TEXT_LIMITS.title);
  const [repeatNote, lengthNote] = [`${id}-repeat`, `${id}-length`];
  const noteOf = (index: number): string | undefined => {
    if (tooLong[index]) return lengthNote;
    return repeats.includes(index) ? repeatNote : undefined;
  };
  const [keys, dropKey] = useRowKeys(options.length);
  const rows = options.map((option, index) => ({ option, index, key: keys[index] }));
  const focus = (index: number): void => {
    // After the list has re-rendered.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('li:not([inert]) input')[index]?.focus(),
    );
  };
  const add = (): void => {
    onChange([...options, '']);
    focus(options.length);
  };
  const remove = (index: number): void => {
    dropKey(index);
    onChange(options.filter((_, at) => at !== index));
    focus(Math.max(index - 1, 0));
  };
  return (
    <Group>
      <legend>
        Poll options
        <span>
          {options.length} of {MAX_POLL_OPTIONS}
        </span>
      </legend>
      <List ref={list}>
        <CollapsingItems>
          {rows.map(({ option, index, key }) => (
            <CollapsingItem key={key} gap={GAP}>
              <CountedInput>
                <input
                  aria-label={`Option ${index + 1}`}
                  placeholder={`Option ${index + 1}`}
                  value={option}
                  onChange={(event) => onChange(options.with(index, event.target.value))}
                  aria-invalid={noteOf(index) !== undefined || undefined}
                  aria-describedby={noteOf(index)}
                  autoComplete="off"
                  dir="auto"
                />
                <CharacterCount value={lengths[index] ?? 0} max={TEXT_LIMITS.title} />
              </CountedInput>
              {mayRemoveOption(options) && (
                <IconButton label={`Remove option ${index + 1}`} onClick={() => remove(index)}>
                  <TrashIcon aria-hidden />
                </IconButton>
              )}
            </CollapsingItem>
          ))}
        </CollapsingItems>
      </List>
      {tooLong.some(Boolean) && <FieldError id={lengthNote}>{tooLongText(TEXT_LIMITS.title)}</FieldError>}
      {repeats.length > 0 && <FieldError id={repeatNote}>Two options are the same.</FieldError>}
      <Button variant="line" icon={<PlusIcon aria-hidden />} disabled={!mayAddOption(options)} onClick={add}>
        Add Option
      </Button>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  justify-items: start;
  legend {
    display: flex;
    justify-content: space-between;
    width: 100%;
    margin-bottom: 6px;
    font: var(--t-field);
  }
  legend span {
    color: var(--ink-3);
    font: var(--t-meta);
  }
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${GAP}px;
  width: 100%;
  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  input {
    ${controlCss}
  }
`;
