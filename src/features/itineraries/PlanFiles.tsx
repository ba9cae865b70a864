import FileDocIcon from '@phosphor-icons/core/regular/file-doc.svg?react';
import FileImageIcon from '@phosphor-icons/core/regular/file-image.svg?react';
import FilePdfIcon from '@phosphor-icons/core/regular/file-pdf.svg?react';
import UploadSimpleIcon from '@phosphor-icons/core/regular/upload-simple.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { styled } from 'styled-components';
import { Card } from '../../ui/Card.tsx';
import { Label } from '../../ui/Field.tsx';
import { CollapsingItem, CollapsingItems } from '../../ui/CollapsingItem.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { moveFocusOnRemove } from '../../ui/moveFocusOnRemove.ts';
import { Column, Stack } from '../../ui/Stack.tsx';
import { toast } from '../../ui/toast.ts';
import { addFiles, fileKey, type FilesChange, isPlanFile, PLAN_FILE_TYPES } from './planFiles.ts';

interface Props {
  files: readonly File[];
  onChange: (change: FilesChange) => void;
}

const GAP = 8;

function FileIcon({ name }: { name: string }) {
  if (/\.pdf$/i.test(name)) return <FilePdfIcon aria-hidden />;
  return /\.docx?$/i.test(name) ? <FileDocIcon aria-hidden /> : <FileImageIcon aria-hidden />;
}

/** Upload of itinerary files, each with a remove button (PLAN-14). They are never sent (PLAN-15). */
export function PlanFiles({ files, onChange }: Props) {
  const add = (chosen: File[]): void => {
    onChange((current) => addFiles(current, chosen));
    if (chosen.every(isPlanFile)) return;
    toast({
      title: 'Some files were left out',
      description: 'Only PDF, JPG, PNG and Word files can be added.',
      tone: 'destructive',
    });
  };
  const remove = (file: File, button: HTMLElement): void => {
    moveFocusOnRemove(button, 'button', 'input[type="file"]');
    onChange((current) => current.filter((other) => other !== file));
  };
  return (
    <Stack $gap={8}>
      <Label as="span" aria-hidden>
        Files
      </Label>
      <FilePicker
        label="Add files"
        accept={PLAN_FILE_TYPES.join(',')}
        multiple
        hint="PDF, JPG, PNG or Word"
        icon={<UploadSimpleIcon aria-hidden />}
        onFiles={add}
      />
      <Column as="ul" $gap={GAP} aria-label="Files">
        <CollapsingItems>
          {files.map((file, index) => (
            <CollapsingItem key={fileKey(file)} gap={GAP}>
              <Row $flush>
                <FileIcon name={file.name} />
                <span>{file.name}</span>
                <IconButton
                  label={`Remove ${file.name}${isOnlyOfItsName(files, file) ? '' : `, file ${index + 1} of ${files.length}`}`}
                  onClick={(event) => remove(file, event.currentTarget)}
                >
                  <XIcon aria-hidden />
                </IconButton>
              </Row>
            </CollapsingItem>
          ))}
        </CollapsingItems>
      </Column>
    </Stack>
  );
}

const isOnlyOfItsName = (files: readonly File[], { name }: File): boolean =>
  files.filter((other) => other.name === name).length === 1;

const Row = styled(Card)`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  padding: 4px 4px 4px 14px;
  > svg {
    width: 24px;
    height: 24px;
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: var(--t-body-s);
  }
`;
