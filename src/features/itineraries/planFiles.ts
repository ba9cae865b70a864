/** Accepted file name endings (PLAN-14). */
export const PLAN_FILE_TYPES = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const;

/** Changes the files as they are by then, since stored ones may still be loading. */
export type FilesChange = (files: readonly File[]) => File[];

/** Whether two files are the same one, chosen twice. */
export const fileKey = (file: File): string => `${file.name}/${file.size}/${file.lastModified}`;

/** Whether a file has an accepted ending, in any case. */
export const isPlanFile = ({ name }: File): boolean =>
  PLAN_FILE_TYPES.some((type) => name.toLowerCase().endsWith(type));

/** The list with the new files appended; other types and repeats are left out (PLAN-14). */
export function addFiles(files: readonly File[], chosen: readonly File[]): File[] {
  const known = new Set(files.map(fileKey));
  const fresh = chosen.filter((file) => isPlanFile(file) && !known.has(fileKey(file)));
  return [...files, ...fresh];
}
