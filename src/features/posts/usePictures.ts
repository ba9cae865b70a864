import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_IMAGES } from '../../shared/limits.ts';
import { imageError } from '../../shared/imageFile.ts';
import { toast } from '../../ui/toast.ts';
import { useDraftFiles } from '../../storage/useDraftFiles.ts';
import { useDraftKey } from '../session/useDraftKey.ts';
import { TOO_MANY_IMAGES } from './newPost.ts';

export interface ChosenPicture {
  /** Object URL of the preview; also used as its id. */
  src: string;
  file: File;
}

/** Drops stored files that are not images. There may be too many where two drafts have met: the form says so. */
async function selectImages(stored: readonly File[]): Promise<File[]> {
  const errors = await Promise.all(stored.map(imageError));
  return stored.filter((_, index) => !errors[index]);
}

/** Pictures selected for a post, kept with its draft (CRE-15). */
export function usePictures() {
  const { files, settled, change, clear } = useDraftFiles(useDraftKey('new-post'), selectImages);
  const pictures = usePreviews(files);

  /**
   * Adds the images among the selected files; shows a toast if some are not images (AMB-46) or there are too
   * many (CRE-05).
   */
  const add = async (chosen: readonly File[]): Promise<void> => {
    const errors = await Promise.all(chosen.map(imageError));
    const images = chosen.filter((_, index) => !errors[index]);
    const error = errors.find((found) => found !== null);
    await change((current) => {
      const tooMany = current.length + images.length > MAX_IMAGES;
      if (tooMany) toast({ ...TOO_MANY_IMAGES, tone: 'destructive' });
      else if (error) toast({ ...error, tone: 'destructive' });
      return tooMany || images.length === 0 ? current : [...current, ...images];
    });
  };
  const remove = (src: string): Promise<void> => {
    const removedFile = pictures.find((picture) => picture.src === src)?.file;
    return change((current) => current.filter((file) => file !== removedFile));
  };
  return { pictures, settled, add, remove, clear };
}

/** Each file with the object URL of its preview, which is revoked once it is no longer shown. */
function usePreviews(files: readonly File[]): readonly ChosenPicture[] {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const currentPictures = useRef(pictures);
  // Before paint, so that files already loaded are shown immediately.
  useLayoutEffect(() => {
    const before = currentPictures.current;
    currentPictures.current = files.map(
      (file) => before.find((picture) => picture.file === file) ?? { src: URL.createObjectURL(file), file },
    );
    for (const { src, file } of before) if (!files.includes(file)) URL.revokeObjectURL(src);
    setPictures(currentPictures.current);
  }, [files]);
  useLayoutEffect(
    () => () => {
      for (const { src } of currentPictures.current) URL.revokeObjectURL(src);
      currentPictures.current = [];
    },
    [],
  );
  return pictures;
}
