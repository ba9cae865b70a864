import ImageIcon from '@phosphor-icons/core/regular/image.svg?react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Accessible name of the input, shown in the box. */
  label: string;
  /** Same as on a file input, such as `image/*`. */
  accept: string;
  /** Whether several files can be selected at once. */
  multiple?: boolean | undefined;
  /** Called with the files just selected or dropped; the picker does not keep them. */
  onFiles: (files: File[]) => void;
  /** Describes which files are allowed, for screen readers. */
  hint?: string | undefined;
  /** Icon shown in the box. */
  icon?: ReactNode;
}

/**
 * A drop zone with a native file input over its whole area, so that keyboards and screen readers work as
 * usual. List the selected files with `PicturePreviews` and report rejected ones with a toast.
 */
export function FilePicker({ label, accept, multiple = false, onFiles, hint, icon }: Props) {
  const id = useId();
  return (
    <Box>
      {icon ?? <ImageIcon aria-hidden />}
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 20px;
  border: 1.5px dashed var(--line-2);
  border-radius: var(--r-control);
  color: var(--ink-2);
  text-align: center;
  svg {
    width: 28px;
    height: 28px;
  }
  label {
    font: var(--t-strong);
  }
  small {
    font: var(--t-meta);
    color: var(--ink-3);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  input::file-selector-button {
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 2px;
  }
`;
