import * as z from 'zod/mini';

export const Success = z
  .object({ success: z.literal(true) })
  .register(z.globalRegistry, { id: 'Success', description: 'Done; there is nothing else to say.' });

/** AMB-73. */
export const ErrorReply = z
  .object({ message: z.string(), field: z.optional(z.string()) })
  .register(z.globalRegistry, {
    id: 'ErrorReply',
    description: 'Why the request was refused, and which field is to blame where there is one.',
  });
