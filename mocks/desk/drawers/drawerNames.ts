export const drawerNames = ['Failures', 'Live', 'Inspect'] as const;
export type DrawerName = (typeof drawerNames)[number];

const WIDE: ReadonlySet<DrawerName> = new Set<DrawerName>(['Failures', 'Inspect']);

/** Whether an open drawer has a table and takes the gap beside the phone. */
export const isWide = (name: DrawerName): boolean => WIDE.has(name);
