export const drawerNames = [
  'Failures',
  'Points ledger',
  'Live',
  'What people tried',
  'Notes',
  'Inspect',
] as const;
/** Everything that opens as a page: the drawers, and This moment, which opens from its section in the first view. */
export type DrawerName = (typeof drawerNames)[number] | 'This moment';

const WIDE: ReadonlySet<DrawerName> = new Set<DrawerName>([
  'Failures',
  'Points ledger',
  'What people tried',
  'Inspect',
  'This moment',
]);

/** Whether a drawer contains a table and expands into the gap beside the phone. */
export const isWide = (name: DrawerName): boolean => WIDE.has(name);
