import { styled } from 'styled-components';
import { formatCount } from '../../shared/format/numbers.ts';
import { MAX_IMAGES } from '../../shared/limits.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { PicturePreviews } from '../../ui/PicturePreviews.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ChosenPicture } from './usePictures.ts';

interface Props {
  pictures: readonly ChosenPicture[];
  /** How many more are being read; each is shown as a placeholder. */
  reading: number;
  /** Whether nothing can be added or removed, as they are being sent. */
  locked: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (src: string) => void;
}

/** Formats that browsers can display and the server accepts (AMB-69). */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Up to five pictures, each with a preview and a remove button (CRE-05, CRE-15). */
export function ImagesField({ pictures, reading, locked, onAdd, onRemove }: Props) {
  const excess = pictures.length - MAX_IMAGES;
  const placeholders = Array.from({ length: Math.min(reading, MAX_IMAGES) }, (_, index) => index);
  return (
    <Group disabled={locked} aria-busy={reading > 0}>
      <legend>
        Images
        <span>
          {pictures.length} of {MAX_IMAGES}
        </span>
      </legend>
      <Grid $alone={pictures.length + reading === 0}>
        <PicturePreviews
          items={pictures.map(({ src, file }) => ({ id: src, src, name: file.name }))}
          onRemove={onRemove}
        />
        {placeholders.map((key) => (
          <Skeleton key={key} w="calc((100% - 20px) / 3)" h="auto" />
        ))}
        <FilePicker label="Add images" accept={ACCEPTED} multiple onFiles={onAdd} />
      </Grid>
      {excess > 0 && <FieldError>Remove {formatCount(excess, 'picture')} to post.</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    display: flex;
    justify-content: space-between;
    width: 100%;
    margin-bottom: 6px;
    font: var(--t-field);
  }
  legend > span {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  > [role='alert'] {
    margin-top: 8px;
  }
`;

/* The picker is a tile of the same size as the previews; without previews it fills the whole line. */
const Grid = styled.div<{ $alone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > ul:not(:empty) {
    display: contents;
  }
  > div {
    align-content: center;
    width: ${({ $alone }) => ($alone ? '100%' : 'calc((100% - 20px) / 3)')};
    padding: ${({ $alone }) => ($alone ? '20px' : '8px')};
    aspect-ratio: ${({ $alone }) => ($alone ? 'auto' : '1')};
    border-radius: var(--r-paper);
  }
  > span {
    aspect-ratio: 1;
  }
  li img {
    border-radius: var(--r-paper);
  }
`;
