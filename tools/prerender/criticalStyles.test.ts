import { expect, test } from 'vitest';
import { criticalStyles } from './criticalStyles.ts';

const CSS = [
  '.a1{color:red;}/*!sc*/',
  '.a1:hover{color:blue;}/*!sc*/',
  '.a2{color:green;}/*!sc*/',
  'data-styled.g1[id="sc-a"]{content:"a1,a2,"}/*!sc*/',
  '.b1{animation:k1 1s;}/*!sc*/',
  'data-styled.g2[id="sc-b"]{content:"b1,"}/*!sc*/',
  '@keyframes k1{from{opacity:0;}}/*!sc*/',
  'data-styled.g3[id="sc-keyframes-k1"]{content:"k1,"}/*!sc*/',
].join('\n');

test('[SHIP-12] a page gets the rules of its classes, in the same order', () => {
  expect(criticalStyles(CSS, '<p class="sc-a a1">')).toBe(
    [
      '.a1{color:red;}/*!sc*/',
      '.a1:hover{color:blue;}/*!sc*/',
      'data-styled.g1[id="sc-a"]{content:"a1,"}/*!sc*/',
      '',
    ].join('\n'),
  );
});

test('[SHIP-12] a page gets the animations that its rules name', () => {
  expect(criticalStyles(CSS, '<p class="sc-b b1">')).toContain('@keyframes k1');
  expect(criticalStyles(CSS, '<p class="sc-a a2">')).not.toContain('@keyframes');
});
