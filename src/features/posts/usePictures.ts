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

/**
 * The images among these files, and why some are refused: they are not images (AMB-46), or too many with those already
 * chosen (CRE-05).
 */
async function readImages(files: readonly File[], chosenBefore: number) {
  const errors = await Promise.all(files.map(imageError));
  const images = files.filter((_, index) => !errors[index]);
  if (chosenBefore + images.length > MAX_IMAGES) return { images: [], refusal: TOO_MANY_IMAGES };
  return { images, refusal: errors.find((error) => error !== null) };
}

/** Pictures selected for a post, kept with its draft (CRE-15), and how many are still being read. */
export function usePictures() {
  const draft = useDraftFiles(useDraftKey('new-post'), selectImages);
  const pictures = usePreviews(draft.files);
  const [reading, setReading] = useState<readonly File[]>([]);
  const refusals = useRef(0);

  const add = async (chosen: readonly File[]): Promise<void> => {
    setReading((before) => [...before, ...chosen]);
    await draft.change(async (current) => {
      const { images, refusal } = await readImages(chosen, current.length);
      if (refusal) {
        refusals.current += 1;
        toast({ ...refusal, tone: 'destructive' });
      }
      return images.length > 0 ? [...current, ...images] : current;
    });
    setReading((before) => before.filter((file) => !chosen.includes(file)));
  };
  /** Resolves to the files once all are read; null if some were refused meanwhile, which a toast says. */
  const settled = async (): Promise<readonly File[] | null> => {
    const before = refusals.current;
    const files = await draft.settled();
    return refusals.current === before ? files : null;
  };
  const remove = (src: string): Promise<void> =>
    draft.change((current) =>
      current.filter((file) => !pictures.some((picture) => picture.src === src && picture.file === file)),
    );
  const clear = (): (() => void) => {
    setReading([]);
    return draft.clear();
  };
  return { pictures, reading: reading.length, settled, add, remove, clear };
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
