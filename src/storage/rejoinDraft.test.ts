import { expect, test } from 'vitest';
import { rejoinDraft } from './rejoinDraft.ts';

const EMPTY = { title: '', options: ['', ''], days: 7 };

const rejoin = (since: Partial<typeof EMPTY>) =>
  rejoinDraft(
    { title: 'Kaza', options: ['Bus', 'Jeep'], days: 3 },
    { since: { ...EMPTY, ...since }, empty: EMPTY, longTexts: ['title'] },
  );

test('[AMB-77] restores a discarded draft and keeps what was typed since', () => {
  expect(rejoin({})).toEqual({ title: 'Kaza', options: ['Bus', 'Jeep'], days: 3 });
  expect(rejoin({ days: 14 })).toEqual({ title: 'Kaza', options: ['Bus', 'Jeep'], days: 14 });
  expect(rejoin({ title: 'Key', options: ['Walk', ''] })).toEqual({
    title: 'Kaza\n\nKey',
    options: ['Walk', ''],
    days: 3,
  });
});

test('[AMB-77] does not duplicate text that was typed again', () => {
  expect(rejoin({ title: 'Kaza' }).title).toBe('Kaza');
});
