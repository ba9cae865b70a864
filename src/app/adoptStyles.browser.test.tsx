import { __PRIVATE__ } from 'styled-components';
import { expect, test } from 'vitest';
import { STYLES_ID, adoptStyles } from './adoptStyles.ts';

const { StyleSheet, mainSheet } = __PRIVATE__;

function colorOf(className: string): string {
  const element = document.body.appendChild(document.createElement('p'));
  element.className = className;
  const { color } = getComputedStyle(element);
  element.remove();
  return color;
}

test('[SHIP-12] keeps the rules of a prerendered page, and the order of those added later', () => {
  const base = StyleSheet.registerId('base');
  const extended = StyleSheet.registerId('extended');
  const style = document.head.appendChild(document.createElement('style'));
  style.id = STYLES_ID;
  style.textContent = `.base1{color:red}g${base}{}.extended{color:green}@media print{.extended{color:white}}g${extended}{}`;
  const rules = new Set(style.sheet?.cssRules);
  adoptStyles();
  expect(colorOf('base1 extended')).toBe('rgb(0, 128, 0)');

  mainSheet.insertRules('base', 'base2', ['.base2{color:blue}', 'not::known{color:red}']);
  expect(colorOf('base2')).toBe('rgb(0, 0, 255)');
  expect(colorOf('base2 extended')).toBe('rgb(0, 128, 0)');

  mainSheet.insertRules('new', 'new1', ['.new1{color:black}', 'not::known{color:red}', '.new2{color:white}']);
  mainSheet.insertRules('newer', 'newer', ['.newer{color:yellow}']);
  expect(colorOf('extended new1')).toBe('rgb(0, 0, 0)');
  expect(colorOf('new2 newer')).toBe('rgb(255, 255, 0)');
  expect([...(style.sheet?.cssRules ?? [])].filter((rule) => rules.has(rule))).toHaveLength(5);
  style.remove();
});

test('[SHIP-12] leaves styled-components alone on a page that was not prerendered', () => {
  const { tag } = mainSheet;
  adoptStyles();
  expect(mainSheet.tag).toBe(tag);
});
