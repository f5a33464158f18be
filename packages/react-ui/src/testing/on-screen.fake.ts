import { screen } from '@testing-library/react';

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

export function alerts(): string {
  return screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .join(' ');
}
