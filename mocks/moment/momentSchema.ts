import * as z from 'zod/mini';
import { Moment } from './Moment.ts';

/** The JSON Schema of a moment, for people and scripts that create one. */
export const momentSchema = () => ({
  ...z.toJSONSchema(Moment, { io: 'input', unrepresentable: 'any' }),
  title: 'A moment of the demo',
  description:
    'Opens as a file that is dropped onto the demo, or as a link: `#moment=1.` and this JSON, encoded for an address. ' +
    'Copied links hold it deflated (raw), in base64url, with a checksum after a dot. Only `version` is required.',
});
