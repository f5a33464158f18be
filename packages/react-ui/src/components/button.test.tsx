// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Button } from './button.tsx';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Presses a button with the pointer while a field of its form has the focus. Returns the element that has the focus
 * during the click handler.
 */
function press(type: 'submit' | 'button', heard: () => void = () => undefined): Element | null {
  let meanwhile: Element | null = null;
  const hear = (): void => {
    meanwhile = document.activeElement;
    heard();
  };
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        hear();
      }}
    >
      <h1 tabIndex={-1}>Next</h1>
      <input aria-label="Email" />
      <Button type={type} {...(type === 'button' && { onClick: hear })}>
        Go
      </Button>
    </form>,
  );
  screen.getByRole('textbox').focus();
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  return meanwhile;
}

it('UI-02 FM-04 submits the form before its field loses the focus, as Enter does', () => {
  expect(press('submit')).toBe(screen.getByRole('textbox'));
  vi.runAllTimers();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('UI-02 leaves the focus alone when submitting the form moved it', () => {
  const heading = (): HTMLElement => screen.getByRole('heading');
  press('submit', () => heading().focus());
  vi.runAllTimers();
  expect(document.activeElement).toBe(heading());
});

it('UI-02 gives any other button the focus before its click handler runs, so that a dialog can return it', () => {
  expect(press('button')).toBe(screen.getByRole('button'));
});
