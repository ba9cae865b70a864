import { useEffect, useRef, useState } from 'react';
import { MAX_IMAGES } from '../../contract/limits.ts';
import { INVALID_FILE, isPicture } from '../../domain/pictureProblem.ts';
import { toast } from '../../ui/toast.ts';
import { TOO_MANY_IMAGES } from './newPost.ts';

export interface ChosenPicture {
  /** The address of the preview, and its id. */
  src: string;
  file: File;
}

/** Pictures chosen for a post, with previews that are given back once they are no longer shown (CRE-15). */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const shown = useRef(pictures);
  useEffect(() => {
    shown.current = pictures;
  }, [pictures]);
  useEffect(
    () => () => {
      for (const { src } of shown.current) URL.revokeObjectURL(src);
    },
    [],
  );

  /** CRE-05: more than five in total changes nothing but says so; what is no picture is refused (AMB-46). */
  const add = async (files: readonly File[]): Promise<void> => {
    if (shown.current.length + files.length > MAX_IMAGES) {
      toast({ ...TOO_MANY_IMAGES, tone: 'destructive' });
      return;
    }
    const fit = await Promise.all(files.map(isPicture));
    if (fit.includes(false)) {
      toast({ ...INVALID_FILE, tone: 'destructive' });
      return;
    }
    setPictures([...shown.current, ...files.map((file) => ({ src: URL.createObjectURL(file), file }))]);
  };
  const remove = (src: string): void => {
    URL.revokeObjectURL(src);
    setPictures(pictures.filter((picture) => picture.src !== src));
  };
  const removeAll = (): void => {
    for (const { src } of pictures) URL.revokeObjectURL(src);
    setPictures([]);
  };
  return { pictures, add, remove, removeAll };
}
