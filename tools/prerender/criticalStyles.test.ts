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
  expect(criticalStyles(CSS, '<p class="sc-a a1">')).toEqual({
    rules: '.a1{color:red;}.a1:hover{color:blue;}g1{}',
    names: 'data-styled.g1[id="sc-a"]{content:"a1,"}/*!sc*/\n',
  });
});

test('[SHIP-12] a page gets the animations that its rules name', () => {
  expect(criticalStyles(CSS, '<p class="sc-b b1">')).toEqual({
    rules: '.b1{animation:k1 1s;}g2{}@keyframes k1{from{opacity:0;}}g3{}',
    names:
      'data-styled.g2[id="sc-b"]{content:"b1,"}/*!sc*/\ndata-styled.g3[id="sc-keyframes-k1"]{content:"k1,"}/*!sc*/\n',
  });
  expect(criticalStyles(CSS, '<p class="sc-a a2">').rules).not.toContain('@keyframes');
});
