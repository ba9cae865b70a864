/** PLAN-14: what may be chosen, by the end of its name. */
export const PLAN_FILE_TYPES = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const;

/** What becomes of the files that are there by then: those of an earlier page may still be on their way. */
export type FilesChange = (files: readonly File[]) => File[];

/** One and the same file, however often it is chosen. */
export const fileKey = (file: File): string => `${file.name}/${file.size}/${file.lastModified}`;

/** Whether it is of one of these kinds, whatever the case of its letters. */
export const isPlanFile = ({ name }: File): boolean =>
  PLAN_FILE_TYPES.some((type) => name.toLowerCase().endsWith(type));

/** PLAN-14: the list with the new files after it; files of other kinds, and repeats, are left out. */
export function addFiles(files: readonly File[], chosen: readonly File[]): File[] {
  const known = new Set(files.map(fileKey));
  const fresh = chosen.filter((file) => isPlanFile(file) && !known.has(fileKey(file)));
  return [...files, ...fresh];
}
