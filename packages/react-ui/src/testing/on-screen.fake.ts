import { screen } from '@testing-library/react';

/** Finds a button by its name. */
export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The text of all alerts. */
export function alerts(): string {
  return screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .join(' ');
}
