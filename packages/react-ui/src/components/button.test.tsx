// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Button } from './button.tsx';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A form whose box has the focus, pressed by a pointer; answers what had the focus while it was sent. */
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

it('UI-02 FM-04 a form is sent before its box is left, as it is by Enter', () => {
  expect(press('submit')).toBe(screen.getByRole('textbox'));
  vi.runAllTimers();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('UI-02 the focus that went on as the form was sent stays there', () => {
  const heading = (): HTMLElement => screen.getByRole('heading');
  press('submit', () => heading().focus());
  vi.runAllTimers();
  expect(document.activeElement).toBe(heading());
});

it('UI-02 any other button has the focus as it is heard: what it opens gives it back', () => {
  expect(press('button')).toBe(screen.getByRole('button'));
});
