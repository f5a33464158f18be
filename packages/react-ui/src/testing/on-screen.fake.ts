import { screen } from '@testing-library/react';

/** A button by its name. */
export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

/** All that is told as a problem. */
export function alerts(): string {
  return screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .join(' ');
}
