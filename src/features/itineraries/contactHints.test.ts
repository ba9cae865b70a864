import { expect, test } from 'vitest';
import { emailHint, phoneHint } from './contactHints.ts';

test.each(['', '  ', 'ananya@example.com', ' a.b+c@mail.example.co.in ', 'रवि@example.com'])(
  '[PLAN-27] says nothing about the email %j',
  (email) => expect(emailHint(email)).toBeUndefined(),
);
test.each(['ananya', 'ananya@', '@example.com', 'ananya@example', 'a b@example.com', 'a@b@example.com'])(
  '[PLAN-27] asks about the email %j',
  (email) => expect(emailHint(email)).toMatch(/name@example\.com/),
);
test.each(['', '080 1234 5678', '+91 98450 12345', '(022) 2345-6789', '+1-555-010-9999', '112233'])(
  '[PLAN-27] says nothing about the number %j',
  (phone) => expect(phoneHint(phone)).toBeUndefined(),
);
test.each(['call me', '12345', '98450 12345 ext', '1234567890123456', '+', '98450+12345'])(
  '[PLAN-27] asks about the number %j',
  (phone) => expect(phoneHint(phone)).toMatch(/could not call/),
);
