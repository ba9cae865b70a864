import * as z from 'zod/mini';
import { BASE } from '../../src/routes.ts';
import { DESK_PREFIX, mockStorage } from '../../src/shared/mockStorage.ts';
import { createWebStorage } from '../persistence/webStorage.ts';

const PREFIX = mockStorage.prefix(BASE) + DESK_PREFIX;
const storages = {
  browser: createWebStorage(() => localStorage, PREFIX),
  tab: createWebStorage(() => sessionStorage, PREFIX),
};

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** A persisted setting of the desk, for this browser or only for this tab. */
export function createSetting<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  otherwise: z.infer<S>,
  where: keyof typeof storages = 'browser',
) {
  const storage = storages[where];
  return {
    read(): z.infer<S> {
      const parsed = z.safeParse(schema, parse(storage.read(name)));
      return parsed.success ? parsed.data : otherwise;
    },
    write: (value: z.infer<S>): void => storage.write(name, JSON.stringify(value)),
  };
}
