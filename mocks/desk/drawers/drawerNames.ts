export const drawerNames = [
  'Failures',
  'Points ledger',
  'Live',
  'What people tried',
  'Notes',
  'Inspect',
] as const;
/** What opens as a page: the drawers, and This moment, whose label is a section of the first view. */
export type DrawerName = (typeof drawerNames)[number] | 'This moment';

const WIDE: ReadonlySet<DrawerName> = new Set<DrawerName>([
  'Failures',
  'Points ledger',
  'What people tried',
  'Inspect',
  'This moment',
]);

/** Whether an open drawer has a table and takes the gap beside the phone. */
export const isWide = (name: DrawerName): boolean => WIDE.has(name);
