import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitOnEnter } from './submitOnEnter.ts';

const send = vi.fn<() => void>();
const Form = styled.form``;
let root: Root;

beforeEach(() => {
  send.mockClear();
  const home = document.createElement('div');
  document.body.append(home);
  root = createRoot(home);
  flushSync(() =>
    root.render(
      <Form
        onKeyDown={submitOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input aria-label="Destination" />
        <input aria-label="Window seat" type="checkbox" />
        <textarea aria-label="Story" />
        <button disabled>Post</button>
      </Form>,
    ),
  );
});
afterEach(() => root.unmount());

const field = (label: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`No ${label}`);
  return found;
};

describe('[AMB-24] a form with a disabled button is submitted', () => {
  test('by Enter in a single-line field, once', async () => {
    await userEvent.type(field('Destination'), 'Kaza{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });
  test('by Ctrl+Enter in a text area, where Enter adds a line', async () => {
    await userEvent.type(field('Story'), 'One{Enter}Two');
    expect(send).not.toHaveBeenCalled();
    expect(field('Story')).toHaveProperty('value', 'One\nTwo');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledTimes(1);
  });
  test('not by Enter on a checkbox', async () => {
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(field('Window seat'));
    await userEvent.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
  });
});
