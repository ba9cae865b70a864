import { expect, test } from 'vitest';
import { sponsorLink } from './sponsorLink.ts';

test('[LB-13] opens web addresses', () => {
  expect(sponsorLink('https://slowrail.example/passes?from=app')).toBe(
    'https://slowrail.example/passes?from=app',
  );
  expect(sponsorLink('http://ten-chai.example')).toBe('http://ten-chai.example/');
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hi',
  'ftp://slowrail.example',
  'slowrail.example',
  '/passes',
  '',
  null,
])('[LB-13] never opens %j', (address) => {
  expect(sponsorLink(address)).toBeNull();
});
