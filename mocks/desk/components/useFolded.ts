import { useState } from 'react';
import * as z from 'zod/mini';
import { createSetting } from '../deskSettings.ts';
import { useDesk } from '../useDesk.ts';

const foldedSetting = createSetting('folded', z.record(z.string(), z.boolean()), {});

/** Whether a section is folded: as the visitor has left it, at first unless a link asked for the desk. */
export function useFolded(title: string): [isFolded: boolean, setFolded: (folded: boolean) => void] {
  const { backend } = useDesk();
  const [isFolded, setFolded] = useState(
    () => foldedSetting.read()[title] ?? !backend.tabSettings.switches().panel,
  );
  const keep = (folded: boolean): void => {
    foldedSetting.write({ ...foldedSetting.read(), [title]: folded });
    setFolded(folded);
  };
  return [isFolded, keep];
}
