import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

export function alerts(): string {
  return screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
    .join(' ');
}

/** Replaces a field's text by pasting, because each typed character renders the whole screen again. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
