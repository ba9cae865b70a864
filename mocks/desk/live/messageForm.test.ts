import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import { createDatabase } from '../../db/Database.ts';
import { aDataset, aPost } from '../../testing/factories.ts';
import { messageKinds, toMessage } from './messageForm.ts';

test('[WS-04 to WS-11] offers every message of the contract, and sends each in its format', () => {
  const db = createDatabase();
  db.load(aDataset({ post: [aPost({ id: 'p', userId: 'asha' })] }));
  const sender = db.user.get('ravi');
  expect(messageKinds).toHaveLength(ServerMessage.def.options.length);
  for (const { type } of messageKinds)
    expect(z.parse(ServerMessage, sender && toMessage(type, sender, db, 'asha'))).toMatchObject({ type });
});
