import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './staticHost.ts';

const page = '<script data-early src="/early.js"></script><script>shown()</script><style>a{}</style>';
const directives = (live: boolean): Map<string, string> =>
  new Map(
    contentSecurityPolicy(page, live)
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive]),
  );

test.each([false, true])('[SHIP-02] allows nothing unsafe and no other origin (live: %s)', (live) => {
  const policy = directives(live);
  expect([...policy.values()].join()).not.toMatch(/unsafe|https?:|\*/);
  expect(policy.get('default-src')).toBe("default-src 'none'");
  expect(policy.get('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(policy.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test('[SHIP-05] lets a page make Trusted Types policies for its own workers alone', () => {
  expect(directives(true).get('trusted-types')).toBe('trusted-types offline');
  // MSW passes a string when registering its script, which only a default policy can allow.
  expect(directives(false).get('trusted-types')).toBe('trusted-types offline default first-calls');
});
