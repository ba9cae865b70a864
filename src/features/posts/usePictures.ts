import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_IMAGES } from '../../shared/limits.ts';
import { imageError } from '../../shared/imageFile.ts';
import { toast } from '../../ui/toast.ts';
import { useDraftFiles } from '../../storage/useDraftFiles.ts';
import { useDraftKey } from '../session/useDraftKey.ts';
import { TOO_MANY_IMAGES } from './newPost.ts';

export interface ChosenPicture {
  /** The address of the preview, and its id. */
  src: string;
  file: File;
}

/** Of stored files, what a post may still have. */
async function selectImages(stored: readonly File[]): Promise<File[]> {
  const errors = await Promise.all(stored.map(imageError));
  return stored.filter((_, place) => !errors[place]).slice(0, MAX_IMAGES);
}

/** Pictures chosen for a post, kept with its draft (CRE-15). */
export function usePictures() {
  const { files, settled, change, clear } = useDraftFiles(useDraftKey('new-post'), selectImages);
  const pictures = usePreviews(files);

  /** Adds the images among the chosen files and says so where there are others (AMB-46), or too many (CRE-05). */
  const add = async (chosen: readonly File[]): Promise<void> => {
    const errors = await Promise.all(chosen.map(imageError));
    const images = chosen.filter((_, index) => !errors[index]);
    const error = errors.find((found) => found !== null);
    await change((kept) => {
      const tooMany = kept.length + chosen.length > MAX_IMAGES;
      if (tooMany) toast({ ...TOO_MANY_IMAGES, tone: 'destructive' });
      else if (error) toast({ ...error, tone: 'destructive' });
      return tooMany || images.length === 0 ? kept : [...kept, ...images];
    });
  };
  const remove = (src: string): Promise<void> => {
    const gone = pictures.find((picture) => picture.src === src)?.file;
    return change((kept) => kept.filter((file) => file !== gone));
  };
  return { pictures, settled, add, remove, clear };
}

/** Each file with the address of its preview, which is given back once it is no longer shown. */
function usePreviews(files: readonly File[]): readonly ChosenPicture[] {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const shown = useRef(pictures);
  // Before the paint: what is known already is there at once.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = files.map(
      (file) => before.find((picture) => picture.file === file) ?? { src: URL.createObjectURL(file), file },
    );
    for (const { src, file } of before) if (!files.includes(file)) URL.revokeObjectURL(src);
    setPictures(shown.current);
  }, [files]);
  useLayoutEffect(
    () => () => {
      for (const { src } of shown.current) URL.revokeObjectURL(src);
      shown.current = [];
    },
    [],
  );
  return pictures;
}
