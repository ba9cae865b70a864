import { __PRIVATE__ } from 'styled-components';
import { expect, test } from 'vitest';
import { STYLES_ID, adoptStyles } from './adoptStyles.ts';

const { StyleSheet, mainSheet } = __PRIVATE__;

function orderOf(className: string): string {
  const element = document.body.appendChild(document.createElement('p'));
  element.className = className;
  const { order } = getComputedStyle(element);
  element.remove();
  return order;
}

test('[SHIP-12] keeps the rules of a prerendered page, and the order of those added later', () => {
  const base = StyleSheet.registerId('base');
  const extended = StyleSheet.registerId('extended');
  const style = document.head.appendChild(document.createElement('style'));
  style.id = STYLES_ID;
  style.textContent = `.base1{order:1}g${base}{}.extended{order:2}@media print{.extended{order:5}}g${extended}{}`;
  const rules = new Set(style.sheet?.cssRules);
  adoptStyles();
  expect(orderOf('base1 extended')).toBe('2');

  mainSheet.insertRules('base', 'base2', ['.base2{order:3}', 'not::known{order:1}']);
  expect(orderOf('base2')).toBe('3');
  expect(orderOf('base2 extended')).toBe('2');

  mainSheet.insertRules('new', 'new1', ['.new1{order:4}', 'not::known{order:1}', '.new2{order:5}']);
  mainSheet.insertRules('newer', 'newer', ['.newer{order:6}']);
  expect(orderOf('extended new1')).toBe('4');
  expect(orderOf('new2 newer')).toBe('6');
  expect([...(style.sheet?.cssRules ?? [])].filter((rule) => rules.has(rule))).toHaveLength(5);
  style.remove();
});

test('[SHIP-12] changes nothing on a page that was not prerendered', () => {
  const { tag } = mainSheet;
  adoptStyles();
  expect(mainSheet.tag).toBe(tag);
});
