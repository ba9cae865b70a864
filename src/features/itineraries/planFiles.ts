/** Accepted file extensions (PLAN-14). */
export const PLAN_FILE_TYPES = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const;

/** An updater, since stored files may still be loading. */
export type FilesChange = (files: readonly File[]) => File[];

/** Identifies a file, so that selecting it twice adds it only once. */
export const fileKey = (file: File): string => `${file.name}/${file.size}/${file.lastModified}`;

/** Whether a file has an accepted extension, ignoring case. */
export const isPlanFile = ({ name }: File): boolean =>
  PLAN_FILE_TYPES.some((type) => name.toLowerCase().endsWith(type));

/** Appends the new files; other types and duplicates are skipped (PLAN-14). */
export function addFiles(files: readonly File[], chosen: readonly File[]): File[] {
  const known = new Set(files.map(fileKey));
  const fresh = chosen.filter((file) => isPlanFile(file) && !known.has(fileKey(file)));
  return [...files, ...fresh];
}
